"""Monster Lands in the browser: alone to a rating, with a friend, on a phone, for everyone, in Czech."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stolek.words import Words
from tests.e2e.conftest import NewPerson
from tests.e2e.hands import Pair, Player, at_random, begins, who_is_asked
from tests.e2e.monster_lands import GAME, met, played, with_magic
from tests.e2e.screenshots import Sitter
from tests.e2e.serving import Serving
from tests.e2e.test_everyone import PHONE, findings, fits
from tests.e2e.test_pages import LOCALES

CALM = {"reduced_motion": "reduce"}


class Adventurer(Player):
    """Somebody at a table of Monster Lands."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        super().__init__(page, lang)
        self.game = Words.load(lang, "stolek.games.monster_lands")

    def set_up(self, url: str, *others: str, scenario: int = 0) -> None:
        """A table with nobody else or with these; the first seat is mine."""
        self.never_confirm(url)
        self.page.goto(f"{url}/new/{GAME}")
        self.choose("new-how-many", str(1 + len(others)))
        for seat, who in enumerate(("me", *others)):
            self.choose("new-who", who, seat)
        if scenario:
            self.page.get_by_role("combobox", name=begins(self.game.say("field-scenario"))).select_option(str(scenario))
        self.button("new-make").click()


def in_a_hurry(seed: int) -> Callable[[int], int]:
    """Anything, and now and then the last button: the way on."""
    dice = random.Random(seed)
    return lambda n: n - 1 if dice.random() < 0.2 else dice.randrange(n)


def test_a_scenario_is_played_alone_to_its_rating(house: Serving, person: NewPerson) -> None:
    player = Adventurer(person(**CALM))
    player.set_up(house.url, scenario=1)
    pick = in_a_hurry(2)
    while player.wait_for_turn():
        player.answer(pick)
    ratings = [player.game.say(f"rating-{name}") for name in ("clumsy", "apprentice", "veteran", "hero")]
    expect(player.ended).to_contain_text(player.game.say("scenario-1"))
    expect(player.ended).to_contain_text(re.compile("|".join(ratings)))
    expect(player.page.get_by_role("link", name=player.say("table-replay"))).to_be_visible()


def test_the_next_game_of_a_campaign_follows_the_last(house: Serving, person: NewPerson) -> None:
    player = Sitter(person(**CALM), "en", house.url, "Ada")
    table = played(3, seats=1, scenario="1", campaign=True)
    player.at(f"/table/{player.bring(table, 'The first of many')}")
    sequel = table.sequel()
    assert sequel is not None and sequel.options is not None
    expect(player.ended).to_contain_text(sequel.text)
    player.button("table-next").click()
    player.expect_asked()
    words = Words.load("en", "stolek.games.monster_lands")
    scenario = sequel.options["scenario"]
    title = words.say("scene-scenario", number=scenario, name=words.say(f"scenario-{scenario}"))
    position = player.page.get_by_role("region", name=player.say("table-position"), exact=True)
    expect(position.get_by_role("heading", name=title)).to_be_attached()


@pytest.fixture
def pair(house: Serving, person: NewPerson) -> Pair:
    """The host, and the friend who has followed the link."""
    host, friend = Adventurer(person(**CALM)), Adventurer(person(**CALM))
    host.set_up(house.url, "friend")
    friend.never_confirm(house.url)
    dialog = host.page.get_by_role("dialog")
    link = dialog.locator("input[readonly]").first.input_value()
    dialog.get_by_role("button", name=host.say("close")).click()
    friend.page.goto(link)
    friend.page.get_by_label(friend.say("your-name")).fill("Ada")
    friend.button("sit-down").click()
    expect(friend.board).to_be_visible()
    expect(host.page.get_by_role("list", name=host.say("table-seats"))).to_contain_text("Ada")
    return host, friend


def test_two_people_play_their_first_round(pair: Pair) -> None:
    pick = in_a_hurry(7)
    asked: set[Player] = set()
    second = pair[0].page.get_by_role("heading", name="Round 2 of 6")
    for _ in range(300):
        one, other = who_is_asked(pair)
        asked.add(one)
        if second.count():
            break
        one.wait_for_turn()
        one.answer(pick)
        number = max(each.number() for each in pair)
        for each in pair:
            expect(each.board).to_have_attribute("data-number", str(number))
    assert len(asked) == 2
    expect(second.first).to_be_attached()
    assert one.question.inner_text() != other.question.inner_text()


def test_why_not_leads_to_the_rule(house: Serving, person: NewPerson) -> None:
    player = Sitter(person(**CALM), "en", house.url, "Ada")
    player.sit(met(with_magic, seats=2), "Two clans")
    player.point(player.page.locator(".t-spot[data-ref='die-magic']").first)
    player.settle()
    player.tool("table-why").click()
    tavern = player.page.locator(".t-way", has_text="tavern").locator(".ground")
    player.point(tavern)
    told = player.page.locator(".t-notice.why")
    expect(told).to_contain_text("Tavern")
    expect(told.get_by_role("link")).to_have_text("rule ML-CIT-08")


def test_what_can_be_done_at_any_time_is_offered_meanwhile(house: Serving, person: NewPerson) -> None:
    """Something is done in somebody else's turn, and nobody is told that it is theirs."""
    ada, bob = (Sitter(person(**CALM), "en", house.url, name) for name in ("Ada", "Bob"))
    ada.never_confirm(house.url)
    table = met(lambda table: bool(table.ask.offers), seats=2)
    id = ada.bring(table, "Two clans")
    ada.change_seat(id, table.ask.seat, "leave")
    ada.change_seat(id, table.ask.seat, "friend")
    bob.at(f"/join#{ada.invite(id, table.ask.seat)}")
    bob.button("sit-down").click()
    ada.at(f"/table/{id}")
    expect(bob.page.locator(".t-question.mine")).to_be_visible()
    expect(ada.question).to_contain_text(ada.say("table-meanwhile"))
    asked, before = bob.question.inner_text(), ada.number()
    ada.page.locator(".t-list").click()
    ada.choices.last.click()
    ada.wait_for_number(before)
    expect(bob.board).to_have_attribute("data-number", str(ada.number()))
    expect(bob.question).to_have_text(asked)
    expect(bob.page.locator(".t-question.mine")).to_be_visible()


def test_it_is_played_with_fingers_on_a_narrow_phone(house: Serving, person: NewPerson) -> None:
    player = Adventurer(person(**PHONE))
    player.set_up(house.url, "bot")
    pick = at_random(5)
    for _ in range(20):
        assert player.wait_for_turn()
        fits(player.page)
        player.answer(pick)
    tabs = player.page.locator(".t-tabs button")
    for n in range(tabs.count()):
        tabs.nth(n).tap()
        expect(tabs.nth(n)).to_have_attribute("aria-pressed", "true")
        fits(player.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_shuts_nobody_out(house: Serving, person: NewPerson, theme: str) -> None:
    player = Adventurer(person(bypass_csp=True, color_scheme=theme, **CALM))
    player.page.goto(f"{house.url}/new/{GAME}")
    expect(player.button("new-make")).to_be_visible()
    assert findings(player.page) == []
    player.page.goto(f"{house.url}/rules/{GAME}")
    expect(player.page.get_by_role("article").first).to_be_visible()
    assert findings(player.page) == []
    player.set_up(house.url, "bot", "bot", "bot")
    pick = at_random(3)
    for _ in range(6):
        player.wait_for_turn()
        player.answer(pick)
    player.wait_for_turn()
    player.page.wait_for_timeout(300)
    assert findings(player.page) == []


def test_it_speaks_czech(house: Serving, person: NewPerson) -> None:
    player = Adventurer(person(locale=LOCALES["cs"], **CALM), "cs")
    player.set_up(house.url, "bot")
    player.expect_asked()
    position = player.page.get_by_role("region", name=player.say("table-position"), exact=True)
    for heading in ("Citadela", "Vstup do Citadely"):
        expect(position.get_by_role("heading", name=re.compile(heading, re.IGNORECASE)).first).to_be_attached()
    player.answer(at_random(1))
    player.wait_for_turn()
    expect(player.page.locator(".t-line").last).not_to_be_empty()
