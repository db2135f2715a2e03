"""Ways to point at the table besides clicking, and what is read and heard there."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.hands import Player, at_random
from tests.e2e.serving import Serving


def at_a_table(house: Serving, person: NewPerson) -> Player:
    player = Player(person(reduced_motion="reduce"))
    player.never_confirm(house.url)
    player.deal(house.url)
    player.to_phase("Move")
    return player


def test_a_card_is_read_while_the_mouse_rests_on_it(house: Serving, person: NewPerson) -> None:
    player = at_a_table(house, person)
    reader = player.page.locator(".t-inspector")
    card = player.page.locator(".t-svg [data-piece]").last.bounding_box()
    assert card
    player.page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    expect(reader).to_be_visible()
    player.page.mouse.move(5, 5)
    expect(reader).to_have_count(0)


def test_a_card_is_read_where_the_keyboard_is(house: Serving, person: NewPerson) -> None:
    player = at_a_table(house, person)
    player.page.keyboard.press("ArrowDown")
    expect(player.page.locator(".t-spot:focus")).to_have_count(1)
    expect(player.page.locator(".t-inspector")).to_be_visible()


def test_a_unit_is_dragged_to_where_it_shall_go(house: Serving, person: NewPerson) -> None:
    player = at_a_table(house, person)
    mouse = player.page.mouse
    for number in range(player.lit.count()):
        unit = player.lit.nth(number).bounding_box()
        player.point(player.lit.nth(number))
        places = player.page.locator(".t-spot[data-ref^='board/']")
        if places.count():
            break
        player.page.keyboard.press("Escape")
    place = places.first.bounding_box()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".t-ring.chosen")).to_have_count(0)
    assert unit and place
    before = player.number()
    mouse.move(unit["x"] + unit["width"] / 2, unit["y"] + unit["height"] / 2)
    mouse.down()
    mouse.move(place["x"] + 10, place["y"] + 10, steps=6)
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    mouse.up()
    player.wait_for_number(before)


def test_what_happens_and_what_is_asked_is_said_aloud(house: Serving, person: NewPerson) -> None:
    player = at_a_table(house, person)
    player.leave_phase()
    player.wait_for_turn()
    heard = player.page.locator("[role=log]")
    expect(heard).to_contain_text(player.question.inner_text().strip())
    expect(heard).to_contain_text(player.page.locator(".t-line").last.inner_text())


def test_real_dice_and_cards_are_told(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.never_confirm(house.url)
    player.page.goto(f"{house.url}/new/summoner-wars")
    player.choose("new-who", "me", 1)
    player.page.locator("summary").first.click()
    player.page.get_by_label(player.say("new-real-dice"), exact=True).check()
    player.button("new-make").click()
    dice = player.page.locator(".t-luck")
    pick = at_random(8)
    for _ in range(150):
        player.settle()
        expect(dice.or_(player.lit).or_(player.choices).first).to_be_visible()
        if dice.is_visible():
            break
        player.answer(pick)
    before = player.number()
    dice.get_by_role("combobox").first.select_option(index=0)
    dice.get_by_role("button", name=re.compile(re.escape(player.say("table-luck-send")))).click()
    player.wait_for_number(before)
