"""A monster attacks each mercenary in turn: with how many dice, and what its hits do."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import AFFILIATIONS
from stolek.games.monster_lands.cards.monsters import MONSTERS, Monster, Quirk
from stolek.games.monster_lands.faces import monster
from stolek.words import Words
from tests.games.monster_lands.adventure.fighting import attack_dice, battle, defence, strikes
from tests.games.monster_lands.printed import printed
from tests.games.monster_lands.scenario import Talk
from tests.rules import rule

# Gurban, where these battles are, is a land of fire.


def fought(t: Talk) -> list[tuple[str, int]]:
    """Who has struck whom so far: the paths of attacks, `monster` or `member`."""
    kinds = {"monster-rolled": ("monster", 1), "missed": ("member", 3)}
    return [(kinds[kind][0], details[kinds[kind][1]]) for kind, details in t.news() if kind in kinds]


# in which order


@rule("ML-MATT-01")
def test_from_the_left_the_monster_strikes_first_and_then_the_mercenary() -> None:
    t = battle("Tentaclaw", "Burgrave; on a2 Korfatch s; on a4 Drabor s", "Tentok; on a3 Ninra s")
    for _ in range(3):
        strikes(t)
        t.dice("1")
    assert fought(t) == [(who, path) for path in (1, 2, 3) for who in ("monster", "member")]


@rule("ML-MATT-01", "ML-MATT-08")
def test_who_does_not_survive_does_not_attack() -> None:
    t = battle("Tentaclaw", "Burgrave; on a2 Korfatch s; on a4 Drabor s", "Tentok; on a3 Ninra s")
    strikes(t, hits=2)
    assert t.on("a2") == ""
    strikes(t)
    t.dice("1")
    assert fought(t) == [("monster", 1), ("monster", 2), ("member", 2)]


# how many dice


@rule("ML-MATT-03")
@pytest.mark.parametrize(
    ("name", "dice"), [("Slinker", 3), ("Blubberer", 3), ("Icebreaker", 4), ("Tentaclaw", 5), ("Deepscorp", 5)]
)
def test_as_many_dice_as_the_card_says(name: str, dice: int) -> None:
    t = battle(name, "Burgrave; on a2 Korfatch s", "Tentok")
    assert attack_dice(t) == dice


@rule("ML-MATT-04")
@pytest.mark.parametrize(
    ("name", "land", "dice"),
    [
        ("Deepscorp", "Krysia", 5 + 1),
        ("Deepscorp", "Gurban", 5),
        ("Crustor", "Gurban", 3 + 1),
        ("Crustor", "Traklan", 3),
        ("Toadtooth", "Kaleh", 3 + 2),  # so its ability says
        ("Toadtooth", "Nebia", 3),
        ("Crabhead", "Nebia", 3 + 2),
    ],
)
def test_more_dice_on_a_land_of_its_own_affiliation(name: str, land: str, dice: int) -> None:
    t = battle(name, "Burgrave; on a2 Korfatch s", "Tentok", land=land)
    assert attack_dice(t) == dice


@rule("ML-MATT-05")
@pytest.mark.parametrize(
    ("difficulty", "more"),
    [("easy", "000000"), ("normal", "001123"), ("hard", "001123"), ("deadly", "112234")],
)
@pytest.mark.parametrize("number", range(1, 7))
def test_the_dice_of_the_round(difficulty: str, more: str, number: int) -> None:
    t = battle("Slinker", "Burgrave; on a2 Korfatch s", "Tentok", difficulty=difficulty, round=number)
    assert attack_dice(t) == 3 + int(more[number - 1])


@rule("ML-MATT-09")
@pytest.mark.parametrize(
    ("first", "second", "fate"),
    [("1", "1", "unhurt"), ("1", "3", "wounded"), ("6", "1", "wounded"), ("6", "6", "dead")],
)
def test_of_eight_dice_one_is_rolled_again_as_the_ninth(first: str, second: str, fate: str) -> None:
    t = battle("Deepscorp", "Burgrave; on a2 Korfatch s", "Tentok", land="Krysia", difficulty="deadly", round=5)
    assert t.table.ask.span == 6**8
    t.dice(f"{first} 1 1 1 1 1 1 1")
    assert t.table.ask.span == 6
    t.dice(second)
    assert fate_of(t, "Korfatch") == fate


def fate_of(t: Talk, name: str) -> str:
    """Of somebody who was sent out by clan 0."""
    if t.said("died"):
        return "dead"
    return "wounded" if t.wounded(name) else "unhurt"


# what they do


@rule("ML-MATT-07", "ML-MATT-08")
@pytest.mark.parametrize(
    ("faces", "fate"),
    [
        ("1 2 1", "unhurt"),
        ("2 3 1", "wounded"),
        ("1 4 2", "wounded"),
        ("5 1 1", "wounded"),
        ("6 2 2", "wounded"),
        ("3 1 4", "dead"),
        ("6 5 3", "dead"),
    ],
)
def test_threes_and_more_hit_and_each_hit_is_a_wound(faces: str, fate: str) -> None:
    t = battle("Slinker", "Burgrave; on a2 Korfatch s", "Tentok")
    t.dice(faces)
    assert fate_of(t, "Korfatch") == fate


@rule("ML-MATT-10", "ML-MATT-08")
@pytest.mark.parametrize(("faces", "fate"), [("1 1 1", "wounded"), ("3 1 1", "dead")])
def test_who_was_sent_out_wounded_dies_of_one_wound(faces: str, fate: str) -> None:
    t = battle("Slinker", "Burgrave; Korfatch wounded; on a2 Korfatch s", "Tentok")
    t.dice(faces)
    assert fate_of(t, "Korfatch") == fate


@rule("ML-MATT-10")
def test_one_wound_of_the_wounded_is_prevented_like_any_other() -> None:
    t = battle("Slinker", "Burgrave; Korfatch wounded; on a2 Korfatch s shield", "Tentok")
    t.dice("6 1 1")
    t.prevents("token")
    assert fate_of(t, "Korfatch") == "wounded"


# the cards


@rule("ML-MATT-06")
def test_every_monster_has_an_ability() -> None:
    plain = printed(Quirk())
    assert len(MONSTERS) == 20
    assert [card.name for card in MONSTERS if printed(card.quirk) == plain] == []


@rule("ML-MATT-06")
def test_the_ability_applies_in_the_battle() -> None:
    t = battle("Firebeards", "Burgrave; on a2 Korfatch s", "Tentok", land="Krysia")
    strikes(t)
    assert fate_of(t, "Korfatch") == "wounded"


@rule("ML-MATT-11")
@pytest.mark.parametrize("card", MONSTERS, ids=lambda card: card.id)
def test_a_monster_card_shows_what_a_battle_needs(card: Monster) -> None:
    face = monster(card, Words.load("en", "stolek.games.monster_lands"))
    numbers = [(corner.icon, corner.n) for corner in face.corners]
    assert numbers == [("attack", card.attack), ("capture", card.capture), ("kill", card.kill)]
    assert face.name == card.name and face.line == f"monster {'AB'[card.level]}, {AFFILIATIONS[card.affiliation]}"
    ability, captured, killed = (section.text for section in face.sections)
    assert ability
    assert f"{card.captured.fame} fame" in str(captured) and f"{card.captured.coins} coins" in str(captured)
    assert f"{card.killed.fame} fame" in str(killed) and "troph" in str(killed)


# the order within one attack


def order(t: Talk) -> list[str]:
    kinds = ("spat", "weakened", "redirected", "monster-rolled", "sure-wounds", "prevented", "wounded")
    return [kind for kind, _ in t.news() if kind in kinds]


@rule("ML-MATT-12")
def test_magic_first_then_redirected_dice_then_the_rest_then_sure_wounds_then_defence() -> None:
    t = battle("Firebeards", "Burgrave; on a2 Zhandala s m shield; on a4 Rulfus s", "Tentok", land="Krysia")
    t.weakens(1)
    t.dice("6")  # the one against her neighbour
    assert not t.wounded("Zhandala")
    t.dice("1 1")
    t.prevents("token")
    assert order(t) == [
        "weakened",
        "redirected",
        "monster-rolled",
        "prevented",
        "monster-rolled",
        "sure-wounds",
        "prevented",
    ]
    assert [dice for _, _, _, _, dice, _ in t.said("monster-rolled")] == [1, 2]


@rule("ML-MATT-12")
def test_what_comes_before_the_attack() -> None:
    t = battle("Dropper", "Burgrave; on a2 Zhandala s 2m; on a4 Rulfus s", "Tentok")
    assert t.chance() == "monster-dice"  # nothing is given up against it
    t.dice("1")
    t.weakens(2)
    t.dice("1")
    t.dice("1")
    assert order(t)[:5] == ["monster-rolled", "spat", "weakened", "redirected", "monster-rolled"]


@rule("ML-MATT-12")
def test_without_a_die_left_nothing_is_rolled_but_wounds_come_all_the_same() -> None:
    t = battle("Firebeards", "Burgrave; on a2 Korfatch s 4m; on a4 Rulfus s", "Tentok", land="Krysia")
    t.weakens(4)
    assert order(t) == ["weakened", "sure-wounds", "wounded"]
    assert t.wounded("Korfatch")


@rule("ML-MATT-12")
def test_without_a_die_left_none_is_redirected() -> None:
    t = battle("Slinker", "Burgrave; on a2 Zhandala s 3m; on a4 Rulfus s", "Tentok")
    t.weakens(3)
    assert order(t) == ["weakened"]


@rule("ML-MATT-03", "ML-MATT-05")
def test_the_same_dice_at_the_citadel() -> None:
    t = defence("Lurker", "Burgrave; on e1 Korfatch s", "Tentok", difficulty="normal", round=4)
    assert attack_dice(t) == 5 + 1
