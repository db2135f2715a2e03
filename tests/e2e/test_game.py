"""A game against the computer, from the lobby to its end."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.hands import Player, at_random
from tests.e2e.serving import Serving


def test_a_newcomer_is_in_a_game_after_one_click(house: Serving, person: NewPerson) -> None:
    player = Player(person())
    player.page.goto(house.url)
    player.button("begin-bot").click()
    player.expect_asked()
    expect(player.lit.or_(player.choices).first).to_be_visible()


def test_a_whole_game_by_clicking(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.never_confirm(house.url)
    player.deal(house.url, bot="random")
    pick = at_random(3)
    while player.wait_for_turn():
        player.answer(pick)
    expect(player.ended).to_contain_text(player.say("table-over"))
    expect(player.page.get_by_role("link", name=player.say("table-replay"))).to_be_visible()
