"""Nothing is lost: not by loading the page anew, not by a server that dies, not by a mistake taken back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Complaints, NewPerson
from tests.e2e.hands import Player, at_random
from tests.e2e.serving import Serving


@pytest.fixture
def player(house: Serving, person: NewPerson) -> Player:
    """In a game, asked, after some answers."""
    return seated(house, person)


def seated(server: Serving, person: NewPerson) -> Player:
    player = Player(person(reduced_motion="reduce"))
    player.never_confirm(server.url)
    player.deal(server.url)
    pick = at_random(7)
    for _ in range(6):
        player.wait_for_turn()
        player.answer(pick)
    player.wait_for_turn()
    return player


def test_a_page_loaded_anew_asks_the_same(player: Player) -> None:
    before = player.half_answer()
    player.page.reload()
    player.wait_for_turn()
    assert player.position() == before
    player.answer(at_random(1))


def test_two_pages_of_one_person_are_equal(player: Player) -> None:
    other = Player(player.page.context.new_page())
    other.page.goto(player.page.url)
    other.wait_for_turn()
    other.expect_equal(player)
    player.answer(at_random(2))
    expect(other.board).to_have_attribute("data-number", str(player.number()))
    other.page.close()


def test_a_killed_server_comes_back_to_the_same_question(
    serving: Serving, person: NewPerson, complaints: Complaints
) -> None:
    player = seated(serving, person)
    player.half_answer()
    before = player.position()
    complaints.may_lose_the_server = True
    serving.kill()
    expect(player.page.locator(".t-connection")).to_be_visible()
    expect(player.page.get_by_text(player.say("table-lost"))).to_be_visible()
    serving.start()
    expect(player.page.locator(".t-connection")).to_have_count(0, timeout=20_000)
    player.wait_for_turn()
    assert player.position() == before
    player.answer(at_random(1))


def test_what_is_answered_while_the_server_is_away_is_sent_when_it_is_back(
    serving: Serving, person: NewPerson, complaints: Complaints
) -> None:
    player = seated(serving, person)
    before = player.number()
    complaints.may_lose_the_server = True
    serving.kill()
    expect(player.page.locator(".t-connection")).to_be_visible()
    player.choices.first.click()
    serving.start()
    player.wait_for_number(before)
    player.wait_for_turn()


def test_an_answer_is_taken_back(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.deal(house.url)
    player.wait_for_turn()
    player.to_phase("Move")
    before = player.position()
    player.answer(at_random(3))
    player.wait_for_turn()
    assert player.position() != before
    undo = player.tool("table-undo")
    expect(undo).to_contain_text(player.say("table-undo-free"))
    undo.click()
    player.page.wait_for_timeout(200)
    player.wait_for_turn()
    assert player.position() == before


def test_what_cannot_be_taken_back_says_why(player: Player) -> None:
    """The computer has played since."""
    undo = player.tool("table-undo")
    for _ in range(200):
        if undo.get_attribute("aria-disabled") == "true":
            break
        player.answer(at_random(4))
        assert player.wait_for_turn()
    undo.click(force=True)
    expect(player.page.locator(".t-notice.why")).to_be_visible()


def test_before_a_roll_one_is_asked_once_more(house: Serving, person: NewPerson) -> None:
    player = Player(person(reduced_motion="reduce"))
    player.deal(house.url)
    player.to_phase("Attack")
    for _ in range(200):
        player.wait_for_turn()
        if player.phase() == "Attack" and player.lit.count():
            break
        player.leave_phase()
    before = player.number()
    player.point(player.lit.first)
    for _ in range(4):
        player.page.wait_for_timeout(300)
        if player.page.get_by_role("alertdialog").is_visible():
            break
        player.point(player.lit.last)
    expect(player.page.get_by_role("alertdialog")).to_be_visible()
    player.page.get_by_role("button", name=player.say("table-confirm-no")).click()
    expect(player.page.get_by_role("alertdialog")).to_have_count(0)
    assert player.number() == before
