"""A table of many parts at the terminal: lanes with what lies in them, what has changed, and cards drawn for all."""

from __future__ import annotations

import re

import pytest

from stolek.words import LANGUAGES
from tests.cli.terminal import Desk, Person, guessing, typing

LANDS = ("--seed", "22", "--option", "clans=fire,jungle", "--option", "first=1", "--seats", "you,greedy")


def played(desk: Desk, person: Person, *arguments: str) -> str:
    return desk.run(person, "play", "monster-lands", *(arguments or LANDS))


def test_a_lane_says_what_it_is_gives_and_asks_for(desk: Desk) -> None:
    shown = played(desk, typing("quit"))
    assert "path 3: $2, ‡2, asks for 1 strength die; may take 2 strength dice and 1 magic die" in shown
    assert "d1 left: asks for 1 strength die and 1 magic die" in shown  # another lane has the same label
    assert re.search(r"Firewhirl  ⚔3 ∩10 †14 On a fire land", shown)
    assert "Citadel entrance: -" in shown
    assert "mine: $6 (2 free spaces), $4 (2 free spaces), $2 (1 free space)" in shown
    assert "▲ blue clan  $7 ★5 ☆1 △4 ¤1 · dice 4" in shown


def test_what_lies_in_a_lane_is_told_with_whose_it_is(desk: Desk) -> None:
    shown = played(desk, typing("onduru path 3", "0", "quit"))
    assert "sends Onduru out: land A, path 3." in shown
    assert re.search(r"path 3: \$2, ▲Onduru, strength die, coins \$2", shown)


def test_lanes_are_named_by_their_labels_and_ids(desk: Desk) -> None:
    for named in ("a3", "path 3"):
        assert "sends Trunk out: land A, path 3." in played(desk, typing(f"trunk {named}", "quit"))
    assert "sends Onduru out: dice quest, right path." in played(desk, typing("onduru d2", "quit"))
    shown = played(desk, typing("bargaining die 6 tavern", "ninra", "quit"))
    assert "hires Ninra." in shown and "pays 2 coins." in shown


def test_of_many_parts_only_those_are_drawn_that_have_changed(desk: Desk) -> None:
    shown = played(desk, typing("bargaining die 6 tavern", "quit"))
    after = shown.partition("places a bargaining die of 6 in the tavern.")[2]
    assert "tavern: bargaining die 6 (2 free spaces)" in after
    assert "path 3" not in after and "hunting lodge" in after
    whole = played(desk, typing("bargaining die 6 tavern", "board", "quit"))
    assert whole.count("Firewhirl  ⚔3") == shown.count("Firewhirl  ⚔3") + 1


def test_answers_of_one_piece_stand_together_and_those_of_any_time_after_them(desk: Desk) -> None:
    shown = played(desk, typing("quit"))
    asked = shown.partition("take an action.")[2]
    heads = re.findall(r"^    (\w[^:\n]*):  \d", asked, re.MULTILINE)
    assert heads == [
        "Place a strength die",
        "Place a bargaining die of 6",
        "Place a magic die",
        "Send Onduru to",
        "Send Trunk to",
    ]
    assert asked.index("Onduru: gain 1 potion") > asked.index("Send Trunk to")


def test_a_reason_names_the_rule(desk: Desk) -> None:
    shown = played(desk, typing("why trunk path 1 e1", "why onduru e1", "quit"))
    assert re.search(r"\(ML-[A-Z0-9]+-\d+\)", shown)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit(lang: str, width: int, desk: Desk) -> None:
    desk.patch.setenv("COLUMNS", str(width))
    person = guessing(3, most=40, more=["log", "board", "hand"], limit=150)
    shown = played(desk, person, "--seats", "you,random,random", "--seed", "3", "--lang", lang)
    assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("seed", range(2))
def test_whole_games_can_be_played(seed: int, desk: Desk) -> None:
    shown = played(desk, guessing(seed, most=20), "--seats", "you,greedy", "--seed", str(seed))
    assert "The end" in shown and "Traceback" not in shown
    assert re.search("won|lost", shown)
    scores = re.findall(r"fame (\d+), renown (\d+), trophies (\d+), affiliations (\d+); total (\d+)", shown)
    assert len(scores) == 2
    assert all(sum(map(int, parts)) == int(total) for *parts, total in scores)


def test_alone_one_is_told_how_far_one_has_come(desk: Desk) -> None:
    shown = played(
        desk, guessing(1, most=20), "--seats", "you", "--option", "scenario=1", "--seed", "1", "--lang", "cs"
    )
    assert "Scénář 1: Normální práce" in shown
    assert shown.rstrip().splitlines()[-1].strip().endswith("VB.")
    assert re.search(r"Scénář 1, Normální práce: (nemehlo|učeň|veterán|hrdina)\. Dosaženo: \d+ VB\.", shown)


def test_the_campaign_goes_on(desk: Desk) -> None:
    shown = played(desk, guessing(1, most=20), "--campaign", "--seats", "you", "--seed", "1")
    assert "The campaign" in shown


def test_real_cards_and_dice_are_told_by_names_and_numbers(desk: Desk) -> None:
    mercenaries = "ninra, fandor, pardala, turna"
    traps = ", ".join(['trap "magic +2"', 'trap "1 magic"'] + ['trap "strength +1"'] * 3 + ['trap "3 strength"'])
    equipment = "Ripper, Backpack, Backpack"  # of which there are two that are alike
    loot = "10 coins, killing, free mercenary, 3 re-rolls"
    rest = ["Firewhirl", "Uyunia", "E1B", "14", "3 fame 2 defence tokens", "", "3"]
    options = ("--option", "clans=fire,jungle", "--option", "first=1", "--seats", "you,greedy", "--real-dice")
    shown = played(desk, typing(mercenaries, traps, equipment, loot, *rest), *options)
    assert "Draw it, and type its name." in shown
    assert "The market shows Backpack. ×2" in shown
    assert "Event tile E1B lies at land A." in shown
