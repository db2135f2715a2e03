"""What a host does for others: links that can be taken back, onlookers, absent friends; games taken along as files."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Complaints, NewPerson
from tests.e2e.hands import Player, at_random, begins, who_is_asked
from tests.e2e.serving import Serving

WIDE = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}


@pytest.fixture
def host(house: Serving, person: NewPerson) -> Player:
    """At a table where a friend's seat is still free, with the sheet closed that holds the link."""
    host = Player(person(**WIDE))
    host.never_confirm(house.url)
    host.page.goto(house.url)
    host.button("begin-friend").click()
    close(host)
    return host


def close(player: Player) -> None:
    player.page.get_by_role("dialog").get_by_role("button", name=player.say("close")).click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def sheet(player: Player, key: str) -> Locator:
    player.page.get_by_role("button", name=player.say(key), exact=True).click()
    return player.page.get_by_role("dialog")


def come(player: Player, address: str, name: str) -> None:
    player.page.goto(address)
    player.page.get_by_label(player.say("your-name")).fill(name)
    player.button("sit-down").click()
    expect(player.board).to_be_visible()


def seat_link(host: Player) -> str:
    found = sheet(host, "share-table").get_by_label(host.say("share-seat", seat="").strip()).input_value()
    close(host)
    return found


def look_link(host: Player) -> str:
    """A new link to look on; the sheet stays open."""
    dialog = sheet(host, "share-table")
    host.button("share-new-look").click()
    return dialog.get_by_label(host.say("share-look")).input_value()


def agree(player: Player, dialog: Locator) -> None:
    """To show one's hand to onlookers."""
    box = dialog.get_by_label(player.say("open-hands"), exact=True)
    box.click()
    expect(box).to_be_checked()


def hidden_cards(player: Player) -> int:
    return player.page.locator(".t-svg [data-piece*='.back.']").count()


def test_an_onlooker_sees_what_is_public_and_everything_when_all_agree(host: Player, person: NewPerson) -> None:
    friend, onlooker = Player(person(**WIDE)), Player(person(**WIDE))
    come(friend, seat_link(host), "Bob")
    come(onlooker, look_link(host), "Eve")
    close(host)
    expect(host.page.locator(".t-onlookers")).to_be_visible()
    expect(onlooker.choices).to_have_count(0)
    assert hidden_cards(onlooker) == 10
    assert hidden_cards(host) == 5

    for number, each in enumerate((host, friend)):
        dialog = sheet(each, "bar-menu")
        agree(each, dialog)
        close(each)
        expect(onlooker.page.locator(".t-svg [data-piece*='.back.']")).to_have_count(0 if number else 10)
    assert hidden_cards(host) == 5


def test_a_link_that_is_taken_back_leads_nowhere_and_who_came_by_it_leaves(
    host: Player, person: NewPerson, complaints: Complaints
) -> None:
    onlooker = Player(person(**WIDE))
    address = look_link(host)
    come(onlooker, address, "Eve")
    complaints.may_be_refused = True
    looking = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=host.say("share-link-look"))
    looking.get_by_role("button", name=host.say("share-revoke")).click()
    expect(looking).to_have_count(0)
    expect(onlooker.page.locator(".t-connection")).to_be_visible()
    late = Player(person(**WIDE))
    late.page.goto(address)
    late.page.get_by_label(late.say("your-name")).fill("Late")
    late.button("sit-down").click()
    expect(late.page.get_by_role("alert")).to_be_visible()


def test_a_bot_sits_in_for_an_absent_friend_who_gets_the_seat_back(host: Player, person: NewPerson) -> None:
    friend = Player(person(**WIDE))
    come(friend, seat_link(host), "Bob")
    table = friend.page.url
    friend.page.goto("about:blank")
    dialog = sheet(host, "bar-menu")
    take = dialog.get_by_role("button", name=begins(host.say("hand-to-bot", seat="")))
    expect(take).to_be_visible()
    dialog.get_by_label(host.say("hand-level")).select_option("random")
    take.click()
    back = dialog.get_by_role("button", name=begins(host.say("give-back", seat="")))
    expect(back).to_be_visible()
    close(host)
    pick = at_random(3)
    for _ in range(4):
        assert host.wait_for_turn()
        host.answer(pick)
    sheet(host, "bar-menu")
    back.click()
    expect(back).to_have_count(0)
    close(host)
    friend.page.goto(table)
    expect(friend.board).to_be_visible()
    seats = friend.page.get_by_role("list", name=friend.say("table-seats"))
    expect(seats).to_contain_text(f"Bob ({friend.say('table-you')})")


def test_an_open_seat_is_taken_from_the_lobby(house: Serving, person: NewPerson) -> None:
    host, anyone = Player(person(**WIDE)), Player(person(**WIDE))
    host.page.goto(f"{house.url}/new/summoner-wars")
    host.choose("new-who", "open", 1)
    host.page.locator("summary").first.click()
    host.page.get_by_label(host.say("new-name"), exact=True).fill("Anyone for a game?")
    host.button("new-make").click()
    expect(host.board).to_be_visible()
    anyone.page.goto(house.url)
    entry = anyone.page.get_by_role("listitem").filter(has_text="Anyone for a game?")
    entry.get_by_role("button", name=anyone.say("sit-down")).click()
    expect(anyone.board).to_be_visible()
    who_is_asked((host, anyone))


def test_a_game_is_saved_as_a_file_and_goes_on_elsewhere(
    house: Serving, person: NewPerson, complaints: Complaints, tmp_path: Path
) -> None:
    player = Player(person(**WIDE))
    player.never_confirm(house.url)
    player.deal(house.url)
    pick = at_random(4)
    for _ in range(5):
        player.wait_for_turn()
        player.answer(pick)
    player.wait_for_turn()
    asked = player.question.inner_text()
    dialog = sheet(player, "bar-menu")
    save = dialog.get_by_role("button", name=player.say("export-log"))
    expect(save).to_be_disabled()
    agree(player, dialog)
    with player.page.expect_download() as coming:
        save.click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)

    other = Player(person(**WIDE))
    other.page.goto(f"{house.url}/new")
    other.page.get_by_text(other.say("import-head")).click()
    complaints.may_be_refused = True
    broken = tmp_path / "half.json"
    broken.write_text(file.read_text("utf-8")[:300], "utf-8")
    other.page.get_by_label(other.say("import-file")).set_input_files(broken)
    expect(other.page.get_by_role("alert")).to_be_visible()
    other.page.get_by_label(other.say("import-file")).set_input_files(file)
    other.wait_for_turn()
    assert other.question.inner_text() == asked
    other.answer(pick)
    assert json.loads(file.read_text("utf-8"))["chance"] is None


def test_a_hint_is_shown_on_the_board_and_can_be_followed(house: Serving, person: NewPerson) -> None:
    player = Player(person(**WIDE))
    player.never_confirm(house.url)
    player.deal(house.url)
    player.to_phase("Move")
    player.tool("table-hint").click()
    expect(player.page.locator(".t-notice.hint")).to_be_visible()
    marked = player.page.locator(".t-mark")
    ends = player.page.locator("button.t-leave.hinted")
    expect(marked.first.or_(ends)).to_be_visible()
    before = player.number()
    player.page.get_by_role("button", name=begins(player.say("table-all-options", n=0).split("(")[0])).click()
    player.page.locator("button.hinted[data-option]").first.click()
    player.wait_for_number(before)


def test_an_account_brings_ones_tables_to_another_browser(
    house: Serving, person: NewPerson, complaints: Complaints
) -> None:
    complaints.may_be_refused = True
    here, there = Player(person(**WIDE)), Player(person(**WIDE))
    here.deal(house.url)
    here.page.goto(f"{house.url}/me")
    sign_in(here, "register", "ada-e2e", "correct horse")
    expect(here.page.get_by_text(here.say("account-yours", login="ada-e2e"))).to_be_visible()
    there.page.goto(f"{house.url}/me")
    there.button("account-have").click()
    sign_in(there, "log-in", "ada-e2e", "wrong horse")
    expect(there.page.get_by_role("alert")).to_be_visible()
    sign_in(there, "log-in", "ada-e2e", "correct horse")
    expect(there.page.get_by_text(there.say("account-yours", login="ada-e2e"))).to_be_visible()
    there.page.goto(house.url)
    there.page.get_by_role("region", name=there.say("tables-mine")).get_by_role(
        "link", name=there.say("play-on")
    ).click()
    there.expect_asked()


def sign_in(player: Player, key: str, login: str, password: str) -> None:
    player.page.get_by_label(player.say("login"), exact=True).fill(login)
    player.page.get_by_label(player.say("password"), exact=False).fill(password)
    player.page.get_by_role("button", name=player.say(key), exact=True).click()
