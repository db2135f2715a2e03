"""Two people with two browsers at one table."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.hands import Pair, Player, at_random, who_is_asked
from tests.e2e.serving import Serving


@pytest.fixture
def pair(house: Serving, person: NewPerson) -> Pair:
    """The host, who has sent the link, and the friend, who has opened it and taken the seat."""
    host, friend = Player(person(reduced_motion="reduce")), Player(person(reduced_motion="reduce"))
    host.never_confirm(house.url)
    friend.never_confirm(house.url)
    host.page.goto(house.url)
    host.button("begin-friend").click()
    link = host.page.get_by_role("dialog").locator("input[readonly]").first.input_value()
    host.page.get_by_role("dialog").get_by_role("button", name=host.say("close")).click()
    friend.page.goto(link)
    friend.page.get_by_label(friend.say("your-name")).fill("Ada")
    friend.button("sit-down").click()
    expect(friend.board).to_be_visible()
    expect(host.page.get_by_role("list", name=host.say("table-seats"))).to_contain_text("Ada")
    return host, friend


def see_the_same(pair: Pair) -> None:
    number = max(each.number() for each in pair)
    for each in pair:
        expect(each.board).to_have_attribute("data-number", str(number))


def test_two_people_play_by_a_link(pair: Pair) -> None:
    pick = at_random(5)
    asked: set[Player] = set()
    for _ in range(400):
        one, _ = who_is_asked(pair)
        asked.add(one)
        if len(asked) == 2:
            break
        one.wait_for_turn()
        one.answer(pick)
        see_the_same(pair)
    assert len(asked) == 2
    expect(pair[0].page.locator(".t-line").last).to_have_text(pair[1].page.locator(".t-line").last.inner_text())


def test_the_link_is_worth_one_seat_and_its_key_stays_in_the_browser(pair: Pair, person: NewPerson) -> None:
    host, friend = pair
    assert "#" not in friend.page.url
    late = Player(person())
    late.page.goto(host.page.url)
    expect(late.page.get_by_role("alert")).to_be_visible()
    expect(late.board).to_have_count(0)


def test_the_other_is_asked_before_an_answer_that_has_been_followed_is_taken_back(pair: Pair) -> None:
    one, other = answered_by_one_and_then_the_other(pair)
    before = one.number()
    one.tool("table-undo-ask").click()
    expect(other.page.locator(".t-notice.takeback")).to_be_visible()
    other.page.get_by_role("button", name=other.say("table-undo-refuse"), exact=True).click()
    expect(other.page.locator(".t-notice.takeback")).to_have_count(0)
    assert one.number() >= before
    expect(other.page.locator(".t-question.mine")).to_be_visible()

    one.tool("table-undo-ask").click()
    other.page.get_by_role("button", name=other.say("table-undo-agree"), exact=True).click()
    expect(one.page.locator(".t-question.mine")).to_be_visible()
    expect(other.page.locator(".t-question.mine")).to_have_count(0)


def answered_by_one_and_then_the_other(pair: Pair) -> Pair:
    """One has ended the turn without drawing a card, and the other has answered since."""
    one, other = who_is_asked(pair)
    while who_is_asked(pair)[0] is one:
        leave(one)
        see_the_same(pair)
    leave(other)
    see_the_same(pair)
    return one, other


def leave(player: Player) -> None:
    player.wait_for_turn()
    before = player.number()
    player.leave_phase()
    player.wait_for_number(before)
