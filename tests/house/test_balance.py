"""The report about balance: what it counts, what it says of it, and what it can try."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from house.balance import figures, plots
from house.balance.playing import Job, looked_at, play, set_values
from house.balance.report import write
from house.rooms import ROOT
from stolek.games.monster_lands.cards.monsters import SLINKER

GAME = "monster-lands"


def a_game(study: str = "seats-2", number: int = 0) -> figures.Game:
    return play(Job(GAME, study, "random", number, {}))


def test_the_same_game_is_the_same_again() -> None:
    assert a_game() == a_game() != a_game(number=1)


def test_what_is_chosen_could_have_been_chosen() -> None:
    game = a_game()
    known = looked_at(GAME).everything()
    assert game["chosen"] and all(number <= game["chances"][name] for name, number in game["chosen"].items())
    families = {name.partition(" ")[2].partition(":")[0] for name in game["chances"]}
    assert {name.partition(":")[0] for name in known} > families & {"clan", "building", "monster", "path", "land"}
    assert sum(game["scores"]) == pytest.approx(1) and len(game["points"]) == 2


def test_a_solo_game_is_rated() -> None:
    assert a_game("solo-1-normal")["rating"] in range(len(looked_at(GAME).GRADES))


def test_shares_have_wilsons_interval() -> None:
    half = figures.share(50, 100)
    assert (half.value, round(half.low, 3), round(half.high, 3)) == (0.5, 0.404, 0.596)
    assert figures.share(0, 0).share == "–"


def test_an_effect_is_a_difference_of_means() -> None:
    gap = figures.difference([3.0, 5.0, 4.0], [1.0, 1.0, 1.0])
    assert gap.value == 3 and gap.low < 3 < gap.high


def test_components_are_counted_for_each_clan() -> None:
    game = {
        "points": [30, 10],
        "scores": [1.0, 0.0],
        "chances": {"0 trap:spike": 2, "1 trap:spike": 1},
        "chosen": {"0 trap:spike": 1},
    }
    spike = figures.components([game])["trap:spike"]
    assert (spike.chances, spike.chosen, spike.ahead, spike.others) == (3, 1, [10.0], [-10.0])


def test_the_report_is_written_between_its_marks(tmp_path: Path) -> None:
    out = tmp_path / "balance.md"
    games = [a_game(), a_game("solo-1-normal")]
    write(GAME, games, out)
    text = out.read_text("utf-8")
    assert "--study seats-2=1:random" in text and "![seats](balance/seats.svg)" in text
    assert (tmp_path / "balance" / "seats.svg").read_text("utf-8").startswith("<svg ")
    assert json.loads((tmp_path / "balance" / "figures.json").read_text("utf-8"))["seats-2 random seat 1"]["n"] == 1
    out.write_text(text.replace("# Balance", "# Our balance") + "\nWhat we think of it.\n", "utf-8")
    write(GAME, games, out)
    kept = out.read_text("utf-8")
    assert kept.startswith("# Our balance") and kept.endswith("What we think of it.\n")


def test_other_values_can_be_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SLINKER, "kill", SLINKER.kill)  # put back afterwards
    monkeypatch.setattr(SLINKER.captured, "coins", SLINKER.captured.coins)
    set_values(GAME, {"monsters": {"slinker": {"kill": 9, "captured.coins": 3}}})
    assert (SLINKER.kill, SLINKER.captured.coins) == (9, 3)
    with pytest.raises(KeyError):
        set_values(GAME, {"monsters": {"slinker": {"charm": 1}}})


def test_a_run_goes_on_where_the_last_ended(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "house.balance", "--jobs", "1", "--keep", str(tmp_path)]
    for games in (1, 2):
        more = ["--out", str(tmp_path / "x.md"), "--study", f"solo-1-normal={games}:random"]
        subprocess.run([*command, *more], cwd=ROOT, check=True, capture_output=True)
        assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == games


def test_a_study_that_is_not_there_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "house.balance", "--keep", str(tmp_path), "--study", "seats-9=1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "seats-9" in done.stderr and "seats-4" in done.stderr


def test_names_in_plots_cannot_break_them() -> None:
    assert "<b>" not in plots.whiskers("<b>", [("<b>", figures.share(1, 2))], (0.5,))
