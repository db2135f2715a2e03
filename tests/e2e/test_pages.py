"""What else there is around a table: why not, rules, guide, decks, replay, languages."""

import re

import pytest
from playwright.sync_api import expect

from stolek.words import LANGUAGES, Words
from tests.e2e.conftest import NewPerson
from tests.e2e.hands import Player, Reader, at_random
from tests.e2e.serving import Serving

LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
PATHS = ["/", "/new/summoner-wars", "/rules/summoner-wars", "/decks/summoner-wars", "/me", "/settings", "/credits"]


def test_why_not_leads_to_the_rule(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.deal(house.url)
    player.to_phase("Move")
    player.tool("table-why").click()
    expect(player.page.get_by_text(player.say("table-why-mode"))).to_be_visible()
    corner = player.page.locator(".t-slot").first
    player.point(corner)
    told = player.page.locator(".t-notice.why")
    expect(told).to_be_visible()
    player.point(player.lit.first)
    player.point(corner)  # too far from anything of mine
    expect(told.get_by_role("link")).to_be_visible()
    said = told.inner_text()
    player.tool("table-why").click()  # asked outright about the same two
    player.point(corner)
    expect(told).to_have_text(re.compile(re.escape(said.split(":")[0])))
    with player.page.context.expect_page() as opened:
        told.get_by_role("link").first.click()
    rules = opened.value
    id = told.get_by_role("link").first.inner_text().removeprefix("rule ")
    expect(rules.get_by_role("article", name=id, exact=True)).to_be_in_viewport()


def test_rules_are_found(house: Serving, person: NewPerson) -> None:
    reader = Reader(person())
    reader.page.goto(f"{house.url}/rules/summoner-wars")
    search = reader.page.get_by_role("searchbox")
    search.fill("SW-ATTACK-05")
    expect(reader.page.get_by_role("article")).to_have_count(1)
    search.fill("no such words anywhere")
    expect(reader.page.get_by_text(reader.say("rules-none"))).to_be_visible()
    search.fill("summon gate")
    expect(reader.page.get_by_role("article").first).to_be_visible()


def test_the_guide_leads_through_a_turn(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.never_confirm(house.url)
    player.page.goto(house.url)
    player.button("begin-guide").click()
    coach = player.page.get_by_role("complementary", name=player.say("coach"))
    pick = at_random(1)
    steps = set()
    for _ in range(80):
        expect(coach).to_be_visible()
        if coach.get_by_text(player.say("coach-done")).first.is_visible():
            break
        steps.add(coach.locator(".coach-fold").inner_text())
        forward = coach.get_by_role("button", name=player.say("coach-next"), exact=True)
        if forward.is_visible():
            forward.click()
        elif player.wait_for_turn():
            player.answer(pick)
        player.page.wait_for_timeout(50)
    expect(coach.get_by_text(player.say("coach-done"), exact=True)).to_be_visible()
    assert len(steps) >= 8
    coach.get_by_role("button", name=player.say("coach-leave")).click()
    expect(coach).to_have_count(0)
    player.button("coach-resume").click()
    expect(coach).to_be_visible()


def test_a_deck_is_built_kept_and_played(house: Serving, person: NewPerson) -> None:
    reader = Player(person())
    reader.page.goto(f"{house.url}/decks/summoner-wars")
    reader.page.locator(".leaders button").first.click()
    expect(reader.page.get_by_text(reader.say("deck-legal-text"))).to_be_visible()
    less = reader.page.get_by_role("button", name=re.compile("^One less: "))
    less.and_(reader.page.locator(":enabled")).first.click()
    expect(reader.page.locator(".problems li").first).to_be_visible()
    expect(reader.page.get_by_text(reader.say("deck-legal-text"))).to_have_count(0)
    reader.button("deck-ready-made").click()
    expect(reader.page.get_by_text(reader.say("deck-legal-text"))).to_be_visible()
    reader.page.get_by_label(reader.say("deck-name")).fill("Mine own")
    reader.button("deck-save").click()
    reader.link("deck-play").click()
    reader.choose("new-who", "bot", 1)
    expect(reader.page.get_by_role("option", name="Mine own").first).to_be_attached()
    reader.button("new-make").click()
    expect(reader.board).to_be_visible()


def test_a_game_is_seen_again(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.never_confirm(house.url)
    player.deal(house.url)
    pick = at_random(2)
    for _ in range(8):
        player.wait_for_turn()
        player.answer(pick)
    player.wait_for_turn()
    line = player.page.locator(".t-line a").last
    told = line.inner_text()
    line.click()
    expect(player.page.locator(".story .now").filter(has_text=told)).to_be_visible()
    expect(player.page.locator(".story [aria-current]")).to_have_count(1)
    player.page.get_by_role("button", name=player.say("replay-first")).click()
    expect(player.board).to_have_attribute("data-number", "1")
    first = player.number()
    player.page.keyboard.press("ArrowRight")
    player.wait_for_number(first)
    player.page.get_by_role("button", name=player.say("replay-last")).click()
    expect(player.page.get_by_role("button", name=player.say("replay-next"))).to_be_disabled()
    player.page.get_by_role("link", name=player.say("replay-to-table")).click()
    player.expect_asked()


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_every_page_speaks_the_language_of_the_browser(house: Serving, person: NewPerson, lang: str) -> None:
    player = Player(person(locale=LOCALES[lang], reduced_motion="reduce"), lang)
    english = Words.load("en", "stolek.server")
    for path in PATHS:
        player.page.goto(house.url + path)
        expect(player.page.locator("html")).to_have_attribute("lang", lang)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        expect(player.page.locator("body")).not_to_contain_text(english.say("unofficial")[:40])
        assert not keys_shown(player)
    player.page.goto(house.url)
    player.button("begin-bot").click()
    player.expect_asked()
    expect(player.page.get_by_role("button", name=player.say("table-hint"))).to_be_visible()
    assert not keys_shown(player)


def keys_shown(reader: Reader) -> list[str]:
    """Names of words where words should stand."""
    expect(reader.page.locator(".waiting")).to_have_count(0)
    words = Words.load("en", "stolek.server", "stolek.games.summoner_wars")
    text = reader.page.locator("body").inner_text()
    return [name for name in re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", text) if words.has(name)]


def test_the_language_changes_in_the_middle_of_a_game(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.page.goto(house.url)
    player.button("begin-bot").click()
    player.wait_for_turn()
    number = player.number()
    seen = {player.question.inner_text()}
    for lang in [*LANGUAGES[1:], "en"]:
        player.page.get_by_role("button", name=player.say("way-settings"), exact=True).click()
        sheet = player.page.get_by_role("dialog")
        sheet.get_by_label(player.say("language")).select_option(lang)
        player.words = Words.load(lang, "stolek.server")
        sheet.get_by_role("button", name=player.say("close"), exact=True).click()
        expect(player.page.locator("html")).to_have_attribute("lang", lang)
        expect(player.page.get_by_role("button", name=player.say("table-hint"))).to_be_visible()
        player.page.wait_for_timeout(500)
        player.wait_for_turn()
        seen.add(player.question.inner_text())
        assert player.number() == number
    assert len(seen) == 3
