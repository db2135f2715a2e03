"""Playing at the terminal: what is typed, and what is shown for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolek.cli.session import Session
from stolek.cli.shelf import Shelf
from stolek.cli.terminal import Terminal
from stolek.games import open_game
from stolek.games.summoner_wars.cards.base import CARDS
from stolek.games.summoner_wars.rules import news
from stolek.tables import GameTable, deal, load
from stolek.words import LANGUAGES
from tests.cli.terminal import Desk, guessing, typing

GOBLINS = ("--decks", "cave-goblins,savanna-elves", "--seed", "5", "--seats", "you,random")
# Seat 0 begins with this seed, holding Beast Rider, Horde Clinger, Horde Slinger, The Eater and Unrelenting.


def last_question(shown: str) -> str:
    """What was asked last, with the answers offered."""
    return shown[: shown.rindex("\n> ")].rsplit("\n\n", 1)[-1]


# whole games


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_against_a_bot(seed: int, desk: Desk) -> None:
    chatter = ["undo", "why c3 c5", "hint please", "log", "hand", "board", "lang cs", "lang pl", "lang en"]
    chatter += ["card gate", "rules boost", "why gate b3", "xyzzy", "help", ""]
    person = guessing(seed, more=[line for line in chatter if not line.startswith("hint")])
    shown = desk.play(person, "--seed", str(seed), "--seats", "you,random")
    assert "victory!" in shown or "vítězství!" in shown or "zwycięstwo!" in shown
    assert Shelf().games() == []


def test_two_bots_play_and_an_onlooker_sees_no_hand(desk: Desk) -> None:
    shown = desk.play(typing(), "--seats", "random,random", "--seed", "4")
    assert "victory!" in shown
    assert "draws a card" in shown
    assert not re.search(r"draws [A-Z]", shown)
    assert "hand:" not in shown


def test_two_people_hand_the_screen_over(desk: Desk) -> None:
    lines = ["", "", *"000000", "", "", "0"]
    shown = desk.play(typing(*lines), *GOBLINS[:4], "--seats", "you,you")
    first, second = shown.split("Player 2 is next.")
    assert "  The Eater" in first and "  Lioness" not in first
    assert "  Lioness" in second and "The Eater" not in second
    assert "▼ Cave Goblins draws a card. ×5" in second


# answers


def test_a_number_is_an_answer(desk: Desk) -> None:
    shown = desk.play(typing("4"), *GOBLINS)
    assert "4) c2" in shown
    assert "summons Horde Clinger on c2." in shown


def test_pointing_is_an_answer(desk: Desk) -> None:
    shown = desk.play(typing("clinger c2", "0", "c3 c5"), *GOBLINS)
    assert "summons Horde Clinger on c2." in shown
    assert "Beast Rider moves c3 → c5." in shown


def test_options_of_one_piece_stand_in_one_line(desk: Desk) -> None:
    shown = desk.play(typing("0"), *GOBLINS)
    assert re.search(r"Move Sneeks e1 to:  1\) c1  2\) d1  3\) e1  4\) f1  5\) f2\n", shown)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no answer 99; the last one is 9."),
        ("-1", "There is no answer -1"),
        ("+-5", "I do not understand “+-5”"),
        ("--5", "I do not understand “--5”"),
        ("9" * 5000, "There is no answer 9999"),
        ("²", "I do not understand “²”"),
        ("٣", "I do not understand “٣”"),
        ("xyzzy", "I do not understand “xyzzy”"),
        ("hlep", "Did you mean “help”?"),
        ("c5", "I do not understand “c5”"),
        ("\x1b[2J\x07", "I do not understand “?[2J?”"),
        ("c3 c5 c7 d1 e1 f1 a1 a2", "I do not understand"),
        ("gate " * 40, "I do not understand"),
        ("slinger", "fits several answers: 7, 8, 9."),
        ("sneeks c1", "is no answer to the question now: Summon phase"),
        ("eater c2", "Not possible: Summon The Eater"),
        ("why", "Why what?"),
        ("why xyzzy", "names no action I know"),
        ("why 99", "There is no answer 99"),
        ("why 4", "That is possible: 4) Summon Horde Clinger"),
        ("why b2 b4", "Nothing lies on b2"),
        ("undo", "There is nothing to take back"),
        ("card", "Which card?"),
        ("card xyzzy", "There is no card called “xyzzy”"),
        ("card e", "Several cards fit"),
        ("card e1", "Sly: "),
        ("card slinger", "Relentless: "),
        ("rules", "Which rule?"),
        ("rules sw-gen-03", "SW-GEN-03  General"),
        ("rules summoner destroyed loses", "SW-GEN-03"),
        ("rules xyzzy", "No rule speaks of “xyzzy”"),
        ("log", "draws The Eater"),
        ("log xyzzy", "draws The Eater"),
        ("lang xx", "en, cs, pl"),
        ("lang cs", "Fáze Vyvolávání"),
        ("lang pl", "Faza przywołania"),
        ("save", "Save where?"),
        ("save /nowhere/at/all", "could not be written"),
        ("save " + "x" * 300, "could not be written"),
        ("load", "Load what?"),
        ("load /nowhere/at/all", "cannot be read"),
        ("load a\x00b", "cannot be read"),
        ("help", "why …"),
        ("hand", "Feed the Eater: "),
        ("board", "♥ life"),
    ],
)
def test_what_is_typed_is_answered_and_changes_nothing(typed: str, said: str, desk: Desk) -> None:
    shown = desk.play(typing(typed), *GOBLINS)
    assert said.casefold() in shown.casefold()
    kept = load(Shelf().games()[0].path)
    assert kept.state.phase == 0
    assert kept.ask.seat == 0


def test_an_empty_line_shows_the_answers_again(desk: Desk) -> None:
    shown = desk.play(typing("", ""), *GOBLINS)
    assert shown.count("0) End the Summon phase") == 3


def test_refusals_name_the_rule(desk: Desk) -> None:
    shown = desk.play(typing("why eater c2"), *GOBLINS)
    assert re.search(r"Not possible: Summon The Eater.*\(SW-[A-Z]+-\d+\)", shown.replace("\n", " "))


def test_the_same_in_other_languages(desk: Desk) -> None:
    for lang, why, refused in (("cs", "proč", "Nelze:"), ("pl", "dlaczego", "Niemożliwe:")):
        shown = desk.play(typing(f"{why} zrout c2", f"{why} pozeracz c2", "why c2"), *GOBLINS, "--lang", lang)
        names = {face.name for face in catalogue(lang).values()}
        eater = next(face.name for face in catalogue(lang).values() if face.key == "the_eater")
        assert eater in names
        shown += desk.play(typing(f"{why} {eater} c2"), *GOBLINS, "--lang", lang)
        assert refused in shown
        assert "SW-" in shown


def catalogue(lang: str):  # type: ignore[no-untyped-def]
    game = open_game("summoner-wars")
    return game.catalogue(game.words(lang)).faces


def test_what_has_not_changed_is_not_drawn_again(desk: Desk) -> None:
    shown = desk.play(typing("0", "0"), *GOBLINS)
    assert shown.count("▼Abua") == 1
    assert "[Attack 0 of 3]" in shown or "[Build]" in shown


def test_hint_names_an_answer(desk: Desk) -> None:
    assert re.search(r"The computer would choose \d\) ", desk.play(typing("hint"), *GOBLINS))


# undo


def test_undo_takes_back_and_asks_the_same(desk: Desk) -> None:
    shown = desk.play(typing("clinger c2", "undo"), *GOBLINS)
    assert "The last answer is taken back." in shown
    assert last_question(shown).startswith("Summon phase")
    assert "clinger to:  4) c2" in last_question(shown).casefold()


def test_undo_is_refused_beyond_dice(desk: Desk) -> None:
    shown = desk.play(typing("0", "c3 c5", "0", "c5 c6", "undo"), *GOBLINS)
    after_roll = shown[shown.index("rolls:") :]
    assert "There is nothing to take back" in after_roll


# real dice


def test_real_dice_and_cards_are_asked_for(desk: Desk) -> None:
    hand = "Beast Rider, Horde Clinger, horde slin, eater, Unrelenting"
    other = "Lioness, Lioness, Lioness, Lioness, Rhinoceros"
    lines = ["3", "1", "dragon", hand, other, "0", "c3 c5", "0", "c5 c6"]
    lines += ["mr", "mr mr q", "mr mr mr mr", "m xm rm", "0"]
    shown = desk.play(typing(*lines), *GOBLINS, "--real-dice")
    assert "“3” is on no face" in shown
    assert "“dragon” cannot be drawn here. Nothing was changed; these can: " in shown
    assert "Roll 3 dice" in shown
    assert "That is 1 die, but 3 must be told." in shown
    assert "“q” is on no face of the die" in shown
    assert "That is 4 dice, but 3 must be told." in shown
    assert "rolls: melee 3, ranged 1, special 1." in shown


def test_cards_told_for_one_seat_are_not_drawn_by_another(desk: Desk) -> None:
    hand = "Beast Rider, Horde Clinger, Horde Slinger, The Eater, Unrelenting, Gate"
    mirror = ("--decks", "cave-goblins,cave-goblins", "--seats", "you,random", "--real-dice")
    shown = desk.play(typing("1", hand), *mirror)
    assert "▲ Cave Goblins draws Unrelenting." in shown
    assert "▼ Cave Goblins draws a card." not in shown


def test_one_may_leave_while_dice_are_asked_for(desk: Desk) -> None:
    desk.play(typing("1", "quit"), *GOBLINS, "--real-dice")
    shown = desk.run(typing("eater", "why c3 c5"), "resume", "1")
    assert "draws The Eater" in shown
    assert "has no answer while" in shown


# setting out


@pytest.mark.parametrize(
    "wrong",
    [
        ("--decks", "cave-goblins"),
        ("--decks", "cave-goblins,dragons"),
        ("--decks", "cave-goblins,/nowhere.yaml"),
        ("--seats", "you"),
        ("--seats", "you,dragon"),
        ("--seats", "you,search:x"),
        ("--seed", "x"),
        ("--resume-file", "/nowhere"),
    ],
)
def test_what_cannot_be_set_out_is_refused(wrong: tuple[str, str], desk: Desk) -> None:
    assert desk.play(typing(), *wrong, status=2) == ""
    assert desk.errors


def test_the_same_seed_gives_the_same_game(desk: Desk) -> None:
    games = [desk.play(guessing(1, limit=40), "--seats", "random,random", "--seed", "9") for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit(lang: str, width: int, desk: Desk) -> None:
    desk.patch.setenv("COLUMNS", str(width))
    person = guessing(3, more=["log", "hand", "card gate"], limit=120)
    shown = desk.play(person, "--seats", "you,random", "--seed", "3", "--lang", lang)
    assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("width", [1, 8])
def test_no_terminal_is_too_narrow(width: int, desk: Desk) -> None:
    desk.patch.setenv("COLUMNS", str(width))
    shown = desk.play(typing("help", "why", "card gate", "quit"), *GOBLINS)
    assert "stolek" in shown


# secrets


def test_what_one_person_typed_is_not_fetched_back_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    for stream in ("sys.stdin", "sys.stdout"):
        monkeypatch.setattr(f"{stream}.isatty", lambda: True, raising=False)
    readline.add_history("card Mind Witch")
    Terminal().clear()
    assert readline.get_current_history_length() == 0


def twin(table: GameTable, seed: int) -> GameTable:
    """Another truth that seat 0 cannot tell from this one."""
    import random

    position = table.view(0).imagine(random.Random(seed))
    assert position is not None
    cards = [number for number, card in enumerate(CARDS) if card.unit]
    story = [
        (*event[:-1], cards[seed]) if event[0] == 1 and event[1] == news.DREW_CARD else event for event in table.story
    ]
    return GameTable(table.rules, table.setup, table.chance, position, table.log, story)


def test_the_terminal_shows_nothing_hidden(desk: Desk, tmp_path: Path) -> None:
    commands = ["board", "hand", "log 500", "why gate c3", "why e1 e3", "why lioness c2", "card lioness"]
    table = deal("summoner-wars", seed=8, decks=["cave-goblins", "savanna-elves"])
    told_apart = 0
    for move in range(60):
        if table.over:
            break
        if table.ask.seat == 0 and move % 4 == 0:
            other = twin(table, move % 7)
            told_apart += other.state.hand[1] != table.state.hand[1]
            screens = [screen(desk, t, commands, tmp_path) for t in (table, other)]
            assert screens[0] == screens[1]
            assert "Savanna Elves draws a card" in screens[0]
        table.play(table.options[move * 5 % len(table.options)])
    assert told_apart


def screen(desk: Desk, table: GameTable, commands: list[str], folder: Path) -> str:
    person = typing(*commands)
    desk.patch.setattr("builtins.input", lambda prompt="": person())
    session = Session(Terminal(), table, ["you", "random"], "en", Shelf(), folder / "kept.json")
    session.run()
    return desk.capture.readouterr().out + table.text("en", 0)


# from Python


def test_a_table_says_itself() -> None:
    table = deal("summoner-wars", seed=5, decks=["cave-goblins", "savanna-elves"])
    for lang in LANGUAGES:
        text = table.text(lang)
        assert "▲" in text
        assert " 0) " in text
        assert table.text(lang, 1) != text
    assert "The Eater" in table.text("en", 0)
    assert "The Eater" not in table.text("en", 1)
    assert "  Lioness" not in table.text("en", 0)
    assert "  Lioness" in table.text("en", 1)
