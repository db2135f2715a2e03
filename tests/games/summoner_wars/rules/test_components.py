"""What the parts of the game are: dice, cards, tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from stolek.games.summoner_wars.cards.base import (
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    NO_COST,
    RANGED,
    STANDARD,
    SUMMONER,
    SYMBOLS,
    Card,
)
from stolek.games.summoner_wars.forms import attack
from stolek.games.summoner_wars.rules.attack import FACES
from stolek.kernel.asks import ROLL
from tests.games.summoner_wars.scenario import PHASES, card, cell, table
from tests.rules import rule

CLASSES = {
    SUMMONER: "summoner", CHAMPION: "champion", COMMON: "common",
    EPIC: "epic", STANDARD: "standard", GATE: "gate",
}  # fmt: skip

UNITS = """
Ret-Talus: fallen-kingdom summoner, no cost, ranged 2, life 12, neutral fire dark
Dragos: fallen-kingdom champion, cost 6, melee 4, life 8, dark
Elut-Bal: fallen-kingdom champion, cost 6, melee 6, life 6, fire
Gul-Dass: fallen-kingdom champion, cost 6, melee 2, life 8, fire dark
Hellfire Cultist: fallen-kingdom common, cost 0, ranged 2, life 2, fire
Undead Archer: fallen-kingdom common, cost 2, ranged 3, life 2, fire
Undead Carrier: fallen-kingdom common, cost 1, melee 2, life 3, dark
Undead Warrior: fallen-kingdom common, cost 2, melee 2, life 4, dark
Sneeks: cave-goblins summoner, no cost, melee 3, life 11, neutral instinct cunning
Blarf: cave-goblins champion, cost 0, melee 0, life 6, cunning instinct
Smeg: cave-goblins champion, cost 0, ranged 2, life 4, cunning
The Eater: cave-goblins champion, cost 6, melee 5, life 9, instinct
Beast Rider: cave-goblins common, cost 2, melee 3, life 3, instinct
Horde Climber: cave-goblins common, cost 0, melee 1, life 3, cunning
Horde Clinger: cave-goblins common, cost 0, melee 2, life 2, cunning
Horde Slinger: cave-goblins common, cost 0, ranged 2, life 1, instinct
Svara: polar-dwarves summoner, no cost, ranged 3, life 12, neutral logic water
Jarmund: polar-dwarves champion, cost 5, ranged 3, life 7, logic water
Nadiana: polar-dwarves champion, cost 6, ranged 2, life 7, water
Ollag: polar-dwarves champion, cost 5, melee 3, life 7, logic
Bear Cavalry: polar-dwarves common, cost 3, melee 3, life 5, water
Frost Mage: polar-dwarves common, cost 1, ranged 1, life 4, water
Ice Golem: polar-dwarves common, cost 2, melee 2, life 5, logic
Ice Smith: polar-dwarves common, cost 0, melee 2, life 2, logic
Abua Shi: savanna-elves summoner, no cost, ranged 5, life 10, neutral earth spirit
Makeinda Ru: savanna-elves champion, cost 5, ranged 2, life 9, spirit
Miti Kyru: savanna-elves champion, cost 5, melee 4, life 7, earth spirit
Miti Mumway: savanna-elves champion, cost 8, melee 1, life 11, earth
Border Archer: savanna-elves common, cost 2, ranged 2, life 4, spirit
Lioness: savanna-elves common, cost 2, melee 3, life 2, earth
Rhinoceros: savanna-elves common, cost 2, melee 2, life 5, earth
Spirit Mage: savanna-elves common, cost 1, ranged 3, life 2, spirit
Sera Eldwyn: vanguards summoner, no cost, ranged 2, life 12, neutral divine light
Coleen Brighton: vanguards champion, cost 6, melee 3, life 8, divine
Jacob Eldwyn: vanguards champion, cost 5, ranged 2, life 6, light
Valna Stoutheart: vanguards champion, cost 6, melee 2, life 9, divine light
Citadel Archer: vanguards common, cost 2, ranged 1, life 5, light
Citadel Knight: vanguards common, cost 2, melee 2, life 5, divine
Citadel Paladin: vanguards common, cost 2, melee 3, life 4, light
Temple Priest: vanguards common, cost 0, melee 2, life 2, divine
Tacullu: breakers summoner, no cost, ranged 3, life 13, neutral resolve air
Gulldune: breakers champion, cost 6, melee 4, life 6, resolve
Gwalark: breakers champion, cost 6, ranged 3, life 8, resolve air
Kalal: breakers champion, cost 7, ranged 4, life 8, air
Deceiver: breakers common, cost 1, ranged 1, life 4, resolve
Mind Witch: breakers common, cost 1, ranged 3, life 2, resolve
Wind Archer: breakers common, cost 2, ranged 4, life 2, air
Wind Mage: breakers common, cost 1, ranged 2, life 3, air
Queen Maldaria: phoenix-elves summoner, no cost, ranged 4, life 9, neutral fire divine
Fanessa: phoenix-elves champion, cost 5, melee 3, life 9, divine
Fire Drake: phoenix-elves champion, cost 8, ranged 4, life 10, fire divine
Holleas: phoenix-elves champion, cost 5, ranged 3, life 7, fire
Ember Archer: phoenix-elves common, cost 1, ranged 2, life 2, fire
Ember Beast: phoenix-elves common, cost 2, melee 3, life 3, fire
Ember Mage: phoenix-elves common, cost 1, ranged 2, life 2, divine
Royal Guardian: phoenix-elves common, cost 2, melee 1, life 4, divine
Grognack: tundra-orcs summoner, no cost, melee 4, life 14, neutral instinct water
Ragnor: tundra-orcs champion, cost 5, melee 3, life 8, instinct water
Shonk: tundra-orcs champion, cost 5, melee 8, life 11, instinct
Targan: tundra-orcs champion, cost 5, ranged 4, life 6, water
Frost Shaman: tundra-orcs common, cost 1, ranged 3, life 4, water
Smasher: tundra-orcs common, cost 3, melee 4, life 6, water
Tundra Charger: tundra-orcs common, cost 0, melee 2, life 2, instinct
Tundra Fighter: tundra-orcs common, cost 1, melee 2, life 3, instinct
"""
EVENTS = """
Sacrificial Pyre: epic, cost 1, summon
Blood Summon: standard, cost 0, summon, dark
Hellforged Weapon: standard, cost 0, build, fire
Purge: standard, cost 0, move, fire dark
Enrage the Horde: epic, cost 1, magic
Pile On: standard, cost 0, attack, instinct cunning
Sneak: standard, cost 0, move, cunning
Unrelenting: standard, cost 1, magic, instinct
Ice Ram: epic, cost 0, summon
Glacial Shift: standard, cost 0, build, water
Ice Repair: standard, cost 0, move, logic water
Parapet: standard, cost 0, build, logic
Chant of Power: epic, cost 1, attack
Chant of Entangling: standard, cost 0, summon, spirit
Chant of Growth: standard, cost 0, move, earth
Chant of Weaving: standard, cost 0, summon, earth spirit
Holy Judgment: epic, cost 0, attack
Guarding Spirits: standard, cost 0, magic, divine light
Mass Heal: standard, cost 1, move, divine
Renewed Hope: standard, cost 0, summon, light
Mind Control: epic, cost 0, summon
Blast: standard, cost 1, move, air
Hypnotic Call: standard, cost 0, summon, resolve
Perplexing Tempest: standard, cost 0, magic, resolve air
Spirit of the Phoenix: epic, cost 0, summon
Blinding Flare: standard, cost 1, magic, divine
Burn: standard, cost 0, move, fire
Divine Retribution: standard, cost 0, magic, fire divine
For Glory: epic, cost 0, build
Brutal Force: standard, cost 0, attack, instinct water
Freeze: standard, cost 0, summon, water
Primal Fury: standard, cost 0, attack, instinct
"""


def symbols(c: Card) -> str:
    return " ".join(name for bit, name in enumerate(SYMBOLS) if c.symbols >> bit & 1)


def described(c: Card) -> str:
    """A card as the tables above write it down."""
    cost = "no cost" if c.cost == NO_COST else f"cost {c.cost}"
    if c.unit:
        type_ = "ranged" if c.ranged == RANGED else "melee"
        sort = f"{FACTIONS[c.faction].id} {CLASSES[c.kind]}"
        return f"{c.name}: {sort}, {cost}, {type_} {c.strength}, life {c.life}, {symbols(c)}"
    return ", ".join(filter(None, (f"{c.name}: {CLASSES[c.kind]}", cost, PHASES[c.phase], symbols(c))))


def lines(text: str) -> list[str]:
    """The lines of a table, the symbols of each in the order of the program."""
    found = []
    for line in text.strip().splitlines():
        *front, last = line.split(", ")
        found.append(", ".join([*front, " ".join(name for name in SYMBOLS if name in last.split()) or last]))
    return found


# Dice


@rule("SW-COMP-02")
def test_the_faces_of_a_die() -> None:
    assert Counter(FACES) == {
        (1, 1, 0): 3,
        (0, 1, 1): 1,
        (1, 0, 1): 1,
        (1, 0, 0): 1,
    }  # melee, ranged, special
    assert [sum(1 for face in FACES if face[n]) for n in range(3)] == [5, 4, 2]


@rule("SW-COMP-01", "SW-COMP-02")
@pytest.mark.parametrize("unit", ["Horde Climber", "Citadel Archer"])
def test_each_symbol_of_a_face_counts(unit: str) -> None:
    """A Smasher takes 1 more damage for each special symbol, so both symbols of a face are seen to count."""
    hurt = []
    for face in range(6):
        t = table(f"Svara a1; {unit} c3", "Grognack d8; Smasher c4", phase="attack")
        t.table.play(attack(t.o("c3"), cell("c4")))
        assert (t.table.ask.what, t.table.ask.span) == (ROLL, 6)
        t.table.play(face)
        hurt.append(t.damage("c4"))
    melee = unit == "Horde Climber"
    # three times melee + ranged, ranged + special, melee + special, melee alone
    assert Counter(hurt) == Counter([1, 1, 1, 1, 2, 1] if melee else [1, 1, 1, 2, 1, 0])


# Cards


@rule("SW-COMP-03")
def test_unit_cards() -> None:
    assert sorted(described(c) for c in CARDS if c.unit) == sorted(lines(UNITS))
    assert all(c.abilities for c in CARDS if c.unit)


@rule("SW-COMP-04")
def test_event_cards() -> None:
    events = [c for c in CARDS if c.kind in (EPIC, STANDARD)]
    assert sorted(described(c) for c in events) == sorted(lines(EVENTS))
    assert all(len(c.abilities) == 1 for c in events)


@rule("SW-COMP-05")
@pytest.mark.parametrize(("name", "life"), [("Gate", 5), ("Starting Gate", 10)])
def test_gate_cards(name: str, life: int) -> None:
    c = card(name)
    assert (c.kind, c.cost, c.life, c.structure, c.unit) == (GATE, 0, life, True, False)
    assert (c.strength, c.symbols, c.abilities) == (0, 0, ())
    t = table(f"Sneeks e1; {name} c3; Horde Climber a1", "Svara d8; Gate c4; Horde Climber a2", phase="attack")
    assert t.can_attack("a1") == ["a2"]
    assert (t.can_attack("c3"), t.life("c3")) == ([], life)


# Tokens


@rule("SW-COMP-07")
def test_tokens_never_run_out() -> None:
    t = table("Abua Shi d1; Border Archer c3 boost 99", "Grognack d8 damage 12", phase="move")
    t.use("c3", "Prepare")
    assert (t.boost("c3"), t.damage("d8")) == (100, 12)
