"""A game at the terminal is never lost: saves, the shelf, and ends at any moment."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stolek.cli import session as sessions
from stolek.cli.shelf import Keeper, Shelf
from stolek.tables import GameTable, deal, load
from tests.cli.terminal import Desk, guessing, typing

GOBLINS = ("--decks", "cave-goblins,savanna-elves", "--seed", "5", "--seats", "you,random")


def kept() -> GameTable:
    return load(Shelf().games()[0].path)


def question(table: GameTable) -> tuple[object, ...]:
    return table.ask.seat, table.ask.kind, table.options, table.rules.to_data(table.state), table.log


# the shelf


def test_a_game_left_is_listed_and_resumed(desk: Desk) -> None:
    shown = desk.play(typing("clinger c2", "quit"), *GOBLINS, "--lang", "cs")
    assert "stolek resume" in shown
    shown = desk.run(typing(), "resume")
    assert "One game is in progress" in shown
    assert "cave-goblins – savanna-elves" in shown
    assert "you, random" in shown
    shown = desk.run(typing("0"), "resume", "1")
    assert "Fáze Vyvolávání" in shown  # in the language it was played in
    assert "Klíšťata" in shown
    assert "Fáze Pohyb" in shown
    assert "Move phase" in desk.run(typing(), "resume", "1", "--lang", "en")
    assert "Faza ruchu" in desk.run(typing(), "--lang", "pl", "resume", "1")


def test_without_games_there_is_the_way_to_begin_one(desk: Desk) -> None:
    assert "stolek play" in desk.run(typing(), "resume")


@pytest.mark.parametrize("number", ["2", "0", "x", "-1", "²"])
def test_a_game_that_is_not_listed_is_refused(number: str, desk: Desk) -> None:
    desk.play(typing("quit"), *GOBLINS)
    desk.run(typing(), "resume", "--", number, status=2)
    assert desk.errors


def test_a_finished_game_is_not_offered(desk: Desk) -> None:
    desk.play(guessing(1), "--seats", "random,random", "--seed", "1")
    assert "No game is in progress" in desk.run(typing(), "resume")
    assert len(list((Shelf().folder / "finished").iterdir())) == 1


def test_a_broken_file_on_the_shelf_is_named_and_left(desk: Desk) -> None:
    desk.play(typing("quit"), *GOBLINS)
    path = Shelf().games()[0].path
    text = path.read_text("utf-8")
    (path.parent / "half.json").write_text(text[: len(text) // 2], "utf-8")
    shown = desk.run(typing(), "resume")
    assert "half.json" in shown
    assert "you, random" in shown
    broken = next(n for n, game in enumerate(Shelf().games(), start=1) if game.problem)
    desk.run(typing(), "resume", str(broken), status=2)
    assert (path.parent / "half.json").read_text("utf-8") == text[: len(text) // 2]


def test_a_file_that_is_gone_does_not_hide_the_others(desk: Desk) -> None:
    desk.play(typing("quit"), *GOBLINS)
    (Shelf().folder / "gone.json").symlink_to(Shelf().folder / "nowhere")
    assert "you, random" in desk.run(typing(), "resume")


def test_two_windows_do_not_play_one_game(desk: Desk) -> None:
    pytest.importorskip("fcntl")
    desk.play(typing("quit"), *GOBLINS)
    other = Keeper(Shelf().games()[0].path)
    assert other.take()
    assert "in another window" in desk.run(typing("0"), "resume", "1", status=2)
    other.release()
    assert "Summon phase" in desk.run(typing(), "resume", "1")


def test_where_nothing_can_be_kept_the_game_goes_on(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    desk.patch.setenv("STOLEK_HOME", str(tmp_path / "file"))
    shown = desk.play(typing("0"), *GOBLINS)
    assert "cannot be kept on this computer" in shown
    assert "Move phase" in shown


def test_a_full_disk_loses_nothing_that_was_kept(desk: Desk) -> None:
    desk.play(typing("clinger c2", "quit"), *GOBLINS)
    before = question(kept())

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    desk.patch.setattr("os.fsync", full)
    assert "No space left" in desk.run(typing("0"), "resume", "1")
    assert question(kept()) == before
    assert [path.name for path in Shelf().folder.iterdir() if path.name.startswith(".")] == []


# files


def test_save_and_load(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = desk.play(typing("clinger c2", f"save {file}", "0", "0", f"load {file}"), *GOBLINS)
    assert f"Saved to {file}." in shown.replace("\n", "")
    after = shown[shown.index("Loaded") :]
    assert "[Summon]" in after
    assert len(Shelf().games()) == 2  # the game before is kept as well
    assert "Clinger" in desk.play(typing(), "--resume-file", str(file))


def test_a_bad_file_is_refused_and_the_game_goes_on(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk.play(typing(f"save {file}"), *GOBLINS)
    text = file.read_text("utf-8")
    for bad in ("", "{}", "[]", text[:-300], text.replace('"turn":1', '"turn":2'), "\x00\xff", "[" * 9999):
        file.write_text(bad, "utf-8")
        shown = desk.play(typing(f"load {file}", "0"), *GOBLINS)
        assert "Loaded" not in shown
        assert "Move phase" in shown
        assert file.read_text("utf-8") == bad


def test_save_overwrites_saves_and_nothing_else(desk: Desk, tmp_path: Path) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 5000, "utf-8")
    desk.play(typing(f"save {deep}"), *GOBLINS)
    assert deep.read_text("utf-8") == "[" * 5000
    mine = tmp_path / "letter.txt"
    mine.write_text("Dear Anna", "utf-8")
    file = tmp_path / "game.json"
    shown = desk.play(typing(f"save {mine}", f"save {file}", "0", f"save {file}", f"save {tmp_path}"), *GOBLINS)
    assert "no saved game" in shown.replace("\n", " ")
    assert mine.read_text("utf-8") == "Dear Anna"
    assert load(file).state.phase == 1


def test_a_file_is_written_after_every_answer(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk.play(typing("0"), *GOBLINS, "--save", str(file))
    assert question(load(file)) == question(kept())
    desk.play(typing(), *GOBLINS, "--save", str(file), status=2)  # another game does not overwrite it
    desk.play(typing("0"), "--resume-file", str(file), "--save", str(file))
    assert load(file).state.phase > 1


def test_decks_of_files_are_kept_in_the_game(desk: Desk, tmp_path: Path) -> None:
    from stolek.games.summoner_wars import decks

    file = tmp_path / "deck.yaml"
    file.write_text(decks.dump(decks.ready_made("cave-goblins")), "utf-8")
    desk.play(typing("0"), "--decks", f"{file},vanguards", "--seed", "5", "--seats", "you,random")
    file.unlink()
    assert "Cave Goblins" in desk.run(typing(), "resume", "1")


# ends


@pytest.mark.parametrize("seed", range(8))
def test_a_game_interrupted_at_any_moment_resumes_at_the_same_question(seed: int, desk: Desk) -> None:
    """Signals come in the middle of thinking, playing and writing."""
    rng = random.Random(seed)
    playing: list[sessions.Session] = []
    run = sessions.Session.run

    def watched(self: sessions.Session) -> int:
        playing.append(self)
        return run(self)

    desk.patch.setattr(sessions.Session, "run", watched)
    number = rng.choice([signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
    before = signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), number))
    try:
        signal.setitimer(signal.ITIMER_REAL, rng.uniform(0.02, 0.3))
        seats = rng.choice(["you,search:20", "search:5,random", "you,you"])
        shown = desk.play(guessing(seed), "--seats", seats, "--seed", str(seed), status=128 + number)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert "The game is kept." in shown
    assert question(kept()) == question(playing[0].table)
    assert [path.name for path in Shelf().folder.iterdir() if path.name.startswith(".")] == []


def test_ctrl_c_at_the_prompt(desk: Desk) -> None:
    def person() -> str:
        raise KeyboardInterrupt

    assert "The game is kept." in desk.play(person, *GOBLINS, status=130)


def test_a_terminal_that_goes_away(tmp_path: Path) -> None:
    """The real program, hung up at its first question."""
    environment = {**os.environ, "STOLEK_HOME": str(tmp_path), "STOLEK_LANG": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "stolek", "play", "summoner-wars", *GOBLINS]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as process:
        assert process.stdout is not None
        shown = ""
        deadline = time.monotonic() + 20
        while "0) End" not in shown and time.monotonic() < deadline:
            shown += process.stdout.readline()
        process.send_signal(signal.SIGHUP)
        process.stdout.close()
        assert process.wait(10) == 128 + signal.SIGHUP
    games = Shelf({"STOLEK_HOME": str(tmp_path)}).games()
    assert len(games) == 1
    assert load(games[0].path).ask.seat == 0


def test_a_terminal_without_our_letters(tmp_path: Path) -> None:
    environment = {**os.environ, "STOLEK_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "stolek", "play", "summoner-wars", *GOBLINS, "--lang", "cs"]
    shown = subprocess.run(command, input="0\n", capture_output=True, env=environment, text=True, check=True)
    assert "^Plizoun" in shown.stdout
    assert "vAbua Shi" in shown.stdout
    assert "stolek resume" in shown.stdout


def test_the_shelf_stands_where_the_system_says(tmp_path: Path) -> None:
    assert Shelf({"STOLEK_HOME": "/a"}).home == Path("/a")
    assert Shelf({"STOLEK_HOME": "/a", "XDG_STATE_HOME": "/b"}).home == Path("/a")
    assert Shelf({"XDG_STATE_HOME": "/b"}).home == Path("/b/stolek")
    assert Shelf({}).home == Path(os.path.expanduser("~")) / ".local" / "state" / "stolek"


def test_a_save_made_in_python_is_played_on(desk: Desk, tmp_path: Path) -> None:
    deal("summoner-wars", seed=1, decks=["vanguards", "breakers"]).save(tmp_path / "game.json")
    shown = desk.play(typing(), "--resume-file", str(tmp_path / "game.json"), "--seats", "you,you")
    assert "Hand over the screen" in shown
