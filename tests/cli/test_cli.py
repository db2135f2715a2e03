import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stolek import cli
from stolek.about import VERSION
from stolek.cli import COMMANDS, language, main
from stolek.ledger import load
from stolek.words import LANGUAGES

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLEK_LANG", "en")


def test_help_lists_every_command_in_every_language(capsys: Printed) -> None:
    for lang in LANGUAGES:
        assert main(["--lang", lang, "--help"]) == 0
        said = capsys.readouterr().out
        assert all(command in said for command in COMMANDS)
        for command in COMMANDS:
            assert main([command, "--help", f"--lang={lang}"]) == 0
            assert f"stolek {command}" in capsys.readouterr().out


def test_without_a_command_there_is_help(capsys: Printed) -> None:
    assert main([]) == 0
    assert "COMMAND" in capsys.readouterr().out


def test_version(capsys: Printed) -> None:
    assert main(["--version"]) == 0
    assert VERSION in capsys.readouterr().out


def test_an_unknown_command_is_refused_with_those_known(capsys: Printed) -> None:
    assert main(["ruels"]) == 2
    assert "rules, ledger" in capsys.readouterr().err


def test_misuse_is_refused_with_the_way_to_help(capsys: Printed) -> None:
    assert main(["rules", "--lang", "pl"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("użycie: stolek rules")
    assert "GAME" in said
    assert "stolek rules --help" in said


def test_a_rule_is_read(capsys: Printed) -> None:
    rule = load("summoner-wars").rule("SW-GEN-03")
    assert main(["rules", "summoner-wars", "sw-gen-03"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("SW-GEN-03  General\n")
    assert rule.text in said
    assert f"Note: {rule.note}" in said
    assert f"See also: {', '.join(rule.see)}" in said


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_other_languages_have_their_own_words(lang: str, capsys: Printed) -> None:
    rule = load("summoner-wars").rule("SW-GEN-03")
    assert main(["rules", "summoner-wars", "SW-GEN-03", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert rule.text not in said
    assert said.startswith("SW-GEN-03  ")


def test_a_worked_example_is_read(capsys: Printed) -> None:
    assert main(["rules", "summoner-wars", "SW-EX-01"]) == 0
    said = capsys.readouterr().out
    assert "Undead Archer" in said
    assert "SW-SUMMON-02" in said


def test_without_ids_all_rules_are_read(capsys: Printed) -> None:
    assert main(["rules", "summoner-wars"]) == 0
    said = capsys.readouterr().out
    assert all(f"{id}  " in said for id in load("summoner-wars").rules)


def test_rules_are_found_by_words(capsys: Printed) -> None:
    assert main(["rules", "summoner-wars", "--find", "summoner destroyed loses"]) == 0
    assert "SW-GEN-03" in capsys.readouterr().out


def test_a_search_that_finds_nothing_says_so(capsys: Printed) -> None:
    assert main(["rules", "summoner-wars", "--find", "xyzzy"]) == 1
    assert "xyzzy" in capsys.readouterr().err


def test_an_unknown_rule_is_refused_with_those_near(capsys: Printed) -> None:
    assert main(["rules", "summoner-wars", "SW-GEN-33", "--lang", "cs"]) == 2
    said = capsys.readouterr().err
    assert "neexistuje" in said
    assert "SW-GEN-03" in said


def test_an_unknown_game_is_refused(capsys: Printed) -> None:
    for command in COMMANDS.keys() - {"resume", "serve", "load"}:  # which take no game
        assert main([command, "chess"]) == 2
        assert "summoner-wars" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_of_the_house_are_read_by_themselves(lang: str, ring: str, capsys: Printed) -> None:
    assert main(["rules", ring, "--lang", lang]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("stolek rules ring --house")
    assert main(["rules", ring, "RING-01", "--lang", lang]) == 0
    assert "--house" not in capsys.readouterr().out
    assert main(["rules", ring, "--house", "--lang", lang]) == 0
    assert capsys.readouterr().out == "Cards\n  Guessed.\n  Card: worth 1 to 3; copies 1\n\n"


def test_a_game_whose_values_are_all_printed_has_none_of_the_house(capsys: Printed) -> None:
    assert main(["rules", "summoner-wars", "--house"]) == 1
    said = capsys.readouterr()
    assert not said.out and said.err
    assert main(["rules", "summoner-wars"]) == 0
    assert "--house" not in capsys.readouterr().out


def test_in_a_terminal_rules_are_set_by_rich(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["rules", "summoner-wars", "SW-GEN-03"]) == 0
    said = capsys.readouterr().out
    assert "A player whose summoner" in said
    assert all(len(line) <= 40 for line in re.sub(r"\x1b\[[0-9;]*m", "", said).splitlines())


def test_the_ledger_is_counted(capsys: Printed) -> None:
    assert main(["ledger", "summoner-wars"]) == 0
    assert f"Rules: {len(load('summoner-wars').rules)}." in capsys.readouterr().out


def test_the_ledger_is_counted_as_json(capsys: Printed) -> None:
    assert main(["ledger", "summoner-wars", "--json"]) == 0
    covered = json.loads(capsys.readouterr().out)
    assert {"rules", "tested", "untested", "reasons"} <= covered.keys()


def test_the_ledger_needs_a_folder_of_tests(tmp_path: Path, capsys: Printed) -> None:
    assert main(["ledger", "summoner-wars", "--tests", str(tmp_path / "none")]) == 2
    assert "--tests" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [("--seconds", "0"), ("--seconds", "nan"), ("--with", "/nowhere/python")])
def test_what_cannot_be_measured_is_refused(
    wrong: tuple[str, str], monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setattr("stolek.bench.measure", lambda *asked: {})
    assert cli.main(["bench", "summoner-wars", *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err


def test_an_interruption_ends_without_a_trace(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupted)
    assert main(["rules"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_who_stops_reading_is_no_error() -> None:
    command = [sys.executable, "-m", "stolek", "rules", "summoner-wars"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        (["--lang", "cs", "rules"], {"STOLEK_LANG": "pl"}, "cs"),
        (["rules", "--lang=cs"], {}, "cs"),
        (["rules"], {"STOLEK_LANG": "pl", "LANG": "cs_CZ.UTF-8"}, "pl"),
        ([], {"LANG": "cs_CZ.UTF-8"}, "cs"),
        ([], {"LC_ALL": "pl_PL.UTF-8", "LANG": "cs_CZ.UTF-8"}, "pl"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        (["--lang"], {}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_spoken(arguments: list[str], environment: dict[str, str], lang: str) -> None:
    assert language.wanted(arguments, environment) == lang


def test_an_unknown_language_is_refused_in_the_language_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert main(["--lang", "xx"]) == 2
    assert "Stolek nemluví" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("start", "heavy"),
    [
        ("import stolek", {"argparse", "babel", "fluent.runtime", "rich", "yaml"}),
        ("import stolek.cli; stolek.cli.main(['--help'])", {"rich", "stolek.kernel", "yaml"}),
    ],
)
def test_starting_is_quick(start: str, heavy: set[str]) -> None:
    """Import times vary with the machine; what is imported does not."""
    ask = f"{start}\nimport sys; print(*sys.modules)"
    ended = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert not heavy & set(ended.stdout.split())
