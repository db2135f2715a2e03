"""For everyone: narrow phones, keyboards alone, and what an accessibility checker finds."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from house import client
from tests.e2e.conftest import NewPerson
from tests.e2e.hands import Player, at_random
from tests.e2e.serving import Serving
from tests.e2e.test_pages import PATHS

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
TARGET = 40  # pixels
AXE = client.MODULES / "axe-core" / "axe.min.js"

SMALL = """least => [...document.querySelectorAll('button, select, input, summary, a.button, nav a, [role=tab]')]
  .filter(node => !node.closest('p, dd, article, .t-lines, .hidden-but-read'))
  .filter(node => node.checkVisibility({ opacityProperty: true }))
  .map(node => {
    const one = node.matches('input[type=radio], input[type=checkbox]') ? node.closest('label') ?? node : node;
    const { width, height } = one.getBoundingClientRect();
    return { width, height, html: node.outerHTML.slice(0, 160) };
  })
  .filter(({ width, height }) => width > 1 && (width < least - 0.5 || height < least - 0.5))"""


def fits(page: Page) -> None:
    """Nothing to be moved sideways, nothing too small for a finger."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} pixels too wide"
    assert not page.evaluate(SMALL, TARGET), page.url


def test_every_page_fits_a_narrow_phone(house: Serving, person: NewPerson) -> None:
    player = Player(person(**PHONE))
    for path in PATHS:
        player.page.goto(house.url + path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        player.page.wait_for_timeout(300)
        fits(player.page)
    player.page.goto(f"{house.url}/decks/summoner-wars")
    player.page.locator(".leaders button").first.tap()
    expect(player.page.get_by_text(player.say("deck-legal-text"))).to_be_visible()
    fits(player.page)


def test_a_game_is_played_with_fingers_on_a_narrow_phone(house: Serving, person: NewPerson) -> None:
    player = Player(person(**PHONE))
    player.never_confirm(house.url)
    player.deal(house.url)
    pick = at_random(11)
    for _ in range(25):
        assert player.wait_for_turn()
        fits(player.page)
        player.answer(pick)


def test_on_a_phone_a_card_is_read_by_a_long_press(house: Serving, person: NewPerson) -> None:
    player = Player(person(**PHONE))
    player.deal(house.url)
    player.wait_for_turn()
    box = player.board.bounding_box()
    assert box
    hands = player.page.context.new_cdp_session(player.page)
    piece = player.page.locator(".t-svg [data-piece]").first.bounding_box()
    assert piece
    at = [{"x": piece["x"] + piece["width"] / 2, "y": piece["y"] + piece["height"] / 2}]
    hands.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(player.page.locator(".t-inspector")).to_be_visible()
    hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(player.page.locator(".t-inspector")).to_be_visible()


def test_the_keyboard_alone_is_enough(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.page.goto(house.url)
    expect(player.button("begin-bot")).to_be_visible()
    tab_to(player.page, player.say("begin-bot"))
    player.page.keyboard.press("Enter")
    player.expect_asked()
    first = player.number()
    pick = random.Random(4)
    doubt = player.page.locator(".t-doubt button.main")
    for _ in range(200):
        assert player.wait_for_turn()
        if player.number() >= first + 15:
            break
        for _ in range(pick.randint(1, 3)):
            player.page.keyboard.press(pick.choice(("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")))
        player.page.keyboard.press("Enter")
        player.settle()
        if doubt.is_visible():
            expect(doubt).to_be_focused()
            player.page.keyboard.press("Enter")
            player.settle()
    assert player.number() >= first + 15
    player.page.keyboard.press("l")
    player.page.keyboard.press("?")
    expect(player.page.get_by_text(player.say("table-why-mode"))).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_text(player.say("table-why-mode"))).to_have_count(0)


UNREST = """
window.unrest = 0;
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.dataset.done === 'no') window.unrest++;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-done'] });
"""


@pytest.mark.parametrize(
    ("motion", "setting"), [("no-preference", ""), ("reduce", ""), ("no-preference", "speed-instant")]
)
def test_nothing_moves_for_whom_it_should_not(house: Serving, person: NewPerson, motion: str, setting: str) -> None:
    player = Player(person(reduced_motion=motion))
    player.page.add_init_script(UNREST)
    player.never_confirm(house.url)
    if setting:
        player.set(setting)
    player.deal(house.url)
    pick = at_random(6)
    for _ in range(6):
        player.wait_for_turn()
        player.answer(pick)
    player.wait_for_turn()
    moves = motion == "no-preference" and not setting
    assert (player.page.evaluate("window.unrest") > 0) == moves


def tab_to(page: Page, words: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").startswith(words):
            return
    raise AssertionError(f"Tab does not lead to {words}")


def findings(page: Page) -> list[dict[str, Any]]:
    """What axe finds serious or critical, each with the places."""
    page.add_script_tag(path=AXE)
    report = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        {"id": found["id"], "places": [node["html"][:200] for node in found["nodes"]][:5]}
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_shuts_anybody_out(house: Serving, person: NewPerson, theme: str) -> None:
    player = Player(person(bypass_csp=True, color_scheme=theme, reduced_motion="reduce"))
    found: dict[str, list[dict[str, Any]]] = {}

    def look(name: str) -> None:
        player.page.wait_for_timeout(300)
        found[name] = findings(player.page)

    for path in PATHS:
        player.page.goto(house.url + path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        look(path)
    player.page.goto(f"{house.url}/decks/summoner-wars")
    player.page.locator(".leaders button").first.click()
    look("deck builder")
    player.page.goto(house.url)
    player.button("begin-guide").click()
    player.wait_for_turn()
    look("table with guide")
    player.page.get_by_role("button", name=player.say("bar-menu"), exact=True).click()
    look("menu")
    player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name=player.say("share-table"), exact=True).click()
    look("share")
    player.page.keyboard.press("Escape")
    player.tool("table-why").click()
    look("why not")
    player.page.goto(player.page.url + "/replay")
    expect(player.board).to_be_visible()
    look("replay")
    player.page.goto(f"{house.url}/join#no-such-key")
    look("join")
    player.page.goto(f"{house.url}/nowhere/at/all")
    look("missing")
    assert not {name: each for name, each in found.items() if each}


def test_no_table_on_a_phone_shuts_anybody_out(house: Serving, person: NewPerson) -> None:
    player = Player(person(**PHONE, bypass_csp=True))
    player.deal(house.url)
    player.wait_for_turn()
    found = {"table": findings(player.page)}
    player.tool("table-log-open").tap()
    found["story"] = findings(player.page)
    player.page.locator(".t-log").get_by_role("button", name=player.say("close")).tap()
    for tab in player.page.locator(".t-tabs button").all():
        tab.tap()
        found[tab.inner_text()] = findings(player.page)
    player.page.get_by_role("button", name=player.say("bar-menu"), exact=True).tap()
    found["menu"] = findings(player.page)
    assert not {name: each for name, each in found.items() if each}
