"""The solo game is prepared: as for two, with a scenario, a difficulty and Sam."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.errors import OtherSeats, UnknownOption
from stolek.games.monster_lands.board import (
    AFFILIATIONS,
    ARMOURY,
    DIFFICULTIES,
    ENTRANCE,
    LAND_A,
    LAND_B,
    LODGE,
    MARKET,
    MINE,
    PATHS_OF,
    SAM_TOKENS,
    TAVERN,
)
from stolek.games.monster_lands.cards.mercenaries import BASES, CHIEFTAINS, DECK, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS, A
from stolek.games.monster_lands.forms import SAMS_DICE
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.queries import sites, spaces
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.rules.battle import attack_dice
from stolek.games.monster_lands.state import IN_DECK, OUT, POOL, SHOWN, World
from stolek.kernel.asks import NONE
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from tests.games.monster_lands.scenario import member, table
from tests.rules import rule


def dealt(seed: int = 1, **options: Any) -> Table[World]:
    """A solo game, at its first decision: of which affiliation the base members are, or the first turn."""
    return Table(RULES, {"seats": 1, **options}, Chance(seed))


def begun(seed: int = 1, **options: Any) -> World:
    """A solo game when its first round begins."""
    t = dealt(seed, **options)
    if t.state.phase < POOL:
        t.play(t.options[0])
    return t.state


@rule("ML-SOLO-01")
def test_no_tricks_module_and_always_a_scenario() -> None:
    for module in ("tricks", "queens-gift"):
        with pytest.raises(OtherSeats):
            RULES.deal({"seats": 1, "modules": [module]})
    s = RULES.deal({"seats": 1})
    assert s.scenario == 1 and s.difficulty == 0
    assert RULES.deal({"seats": 2}).scenario == 0


@rule("ML-SOLO-08")
def test_one_of_ten_scenarios() -> None:
    assert [RULES.deal({"seats": 1, "scenario": n}).scenario for n in range(1, 11)] == list(range(1, 11))
    for wrong in (0, 11, -1, "x", True):
        with pytest.raises(UnknownOption):
            RULES.deal({"seats": 1, "scenario": wrong})
    with pytest.raises(OtherSeats):
        RULES.deal({"seats": 2, "scenario": 1})


@rule("ML-SOLO-02")
def test_one_active_land() -> None:
    s = begun()
    assert sites(s) == (LAND_A,)
    assert s.monster[LAND_A] != NONE and s.land[LAND_A] != NONE and s.event[LAND_A] != NONE
    assert (s.monster[LAND_B], s.land[LAND_B], s.event[LAND_B]) == (NONE, NONE, NONE)
    assert s.quest.count(NONE) == 0 and s.loot.count(SHOWN) == 4
    assert s.lodge.count(NONE) == 0 and s.market.count(NONE) == 0


@rule("ML-SOLO-02")
def test_two_of_low_renown_as_for_two_players() -> None:
    for seed in range(30):
        s = begun(seed)
        assert sum(m != NONE and MERCENARIES[m].renown <= 4 for m in s.tavern) >= 2


@rule("ML-SOLO-03")
def test_what_two_cannot_use_one_cannot_either() -> None:
    alone, two, three = World(1), World(2), World(3)
    for building in (LODGE, TAVERN, ARMOURY, MARKET, MINE):
        assert spaces(alone, building) == spaces(two, building) == spaces(three, building) - 1
    t = table("Burgrave; Trunk; pool 6s", scenario=1, land_b="Slinker, Krysia, e1a", land_a="Crabhead, Kaleh, e1b")
    paths = {option["path"] for option in t.offered("send")}
    assert paths & set(PATHS_OF[LAND_A]) and not paths & set(PATHS_OF[LAND_B])


@rule("ML-SOLO-04")
def test_three_mercenaries_in_the_tavern() -> None:
    s = begun()
    assert [m != NONE for m in s.tavern] == [True, True, True, False]


@rule("ML-SOLO-05")
def test_any_affiliation_and_the_other_base_members_are_out() -> None:
    for place in range(len(AFFILIATIONS)):
        t = dealt()
        assert len(t.options) == len(AFFILIATIONS)
        t.play(t.options[place])
        s = t.state
        mine = [m for m, clan in enumerate(s.clan) if clan == 0]
        assert sorted(mine) == sorted((CHIEFTAINS[place], BASES[place]))
        others = [m for m in (*CHIEFTAINS, *BASES) if m not in mine]
        assert len(others) == SAM_TOKENS and all(s.place[m] == OUT for m in others)


@rule("ML-SOLO-06")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_difficulty_prepares_monsters_and_round_track(difficulty: str) -> None:
    levels = {MONSTERS[begun(seed, difficulty=difficulty).monster[LAND_A]].level for seed in range(24)}
    assert (levels == {A}) == (difficulty in ("easy", "normal"))
    dice = []
    for round in range(1, 7):
        t = table("Burgrave", scenario=1, difficulty=difficulty, round=round, land_a="Crabhead, Kaleh, e1a")
        dice.append(attack_dice(t.s, LAND_A) - MONSTERS[t.s.monster[LAND_A]].attack)
    tracks = {"easy": [0] * 6, "normal": [0, 0, 1, 1, 2, 3], "hard": [0, 0, 1, 1, 2, 3], "deadly": [1, 1, 2, 2, 3, 4]}
    assert dice == tracks[difficulty]


@rule("ML-SOLO-06")
def test_the_first_player_tile_stays() -> None:
    t = table("Burgrave; coins 9", scenario=1, phase="cleanup", quests="q01, q02", land_a="Slinker, Krysia, e1a")
    t.draws_anything()
    assert t.s.round == 3 and t.s.first == t.s.active == 0


@rule("ML-SOLO-07")
def test_sams_dice_are_a_red_and_a_yellow_one() -> None:
    t = table("Burgrave; pool s m", scenario=1, step=1)
    assert t.table.ask.kind == SAMS_DICE and t.table.ask.span == 6 * 6
    t.dice("5 2")  # the red one chooses the area, the yellow one the place
    assert ("sam-rolled", (5, 2)) in t.news()


# what the scenarios set up


@rule("ML-SC1-01")
def test_normal_work_changes_nothing() -> None:
    s = begun(scenario=1)
    assert (s.coins[0], s.fame[0], s.defence[0], len(s.traps[0])) == (7, 5, 0, 1)
    assert scenarios.rounds(s) == 6 and scenarios.drinks_price(s) == 2 and scenarios.deck(s) == DECK
    assert s.monster[ENTRANCE] == NONE
    assert not scenarios.defence_forbidden(s) and not scenarios.monsters_reroll(s) and not scenarios.tricks_apply(s)


@rule("ML-SC2-01", "ML-SOLO-09")
def test_gold_digger_has_only_mercenaries_who_bargain() -> None:
    s = begun(scenario=2)
    for m in DECK:
        assert (s.place[m] in (IN_DECK, SHOWN)) == (MERCENARIES[m].dice[2] > 0)
        assert (s.place[m] == OUT) == (MERCENARIES[m].dice[2] == 0)
    assert s.clan[member("Yedukha")] == s.clan[member("Bambul")] == 0  # jungle, without a choice
    with pytest.raises(UnknownOption):
        RULES.deal({"seats": 1, "scenario": 2, "clans": ["fire"]})


@rule("ML-SC2-03")
def test_where_too_few_are_of_low_renown_the_condition_is_waived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without them no display could ever fulfil it; the game begins all the same, with nobody set aside."""
    fitting = [m for m in DECK if MERCENARIES[m].dice[2] > 0]
    s = World(1)
    s.scenario = 2
    assert not scenarios.start_waived(s)
    for m in DECK:
        monkeypatch.setattr(MERCENARIES[m], "renown", 5)
    assert scenarios.start_waived(s)
    for seed in range(5):
        began = begun(seed, scenario=2)
        assert began.tavern.count(NONE) == 1
        assert sum(began.place[m] == IN_DECK for m in fitting) == len(fitting) - 3


@rule("ML-SC3-02")
def test_the_sortie_begins_well_stocked() -> None:
    s = begun(scenario=3)
    assert (s.defence[0], s.coins[0], len(s.traps[0])) == (3, 12, 1)
    s = begun(scenario=3, rulings=["scenario-3-without-trap"])
    assert (s.defence[0], s.coins[0], len(s.traps[0])) == (3, 12, 0)
    s = begun(scenario=1, rulings=["scenario-3-without-trap"])
    assert len(s.traps[0]) == 1


@rule("ML-SC4-01", "ML-SOLO-09")
def test_travelling_light_is_done_by_water() -> None:
    s = begun(scenario=4)
    assert s.clan[member("Tentok")] == s.clan[member("Tepey")] == 0
    with pytest.raises(UnknownOption):
        RULES.deal({"seats": 1, "scenario": 4, "clans": ["wind"]})


@rule("ML-SC5-01")
def test_the_full_pack_changes_nothing_else() -> None:
    s = begun(scenario=5)
    assert (s.coins[0], s.defence[0], scenarios.rounds(s), s.monster[ENTRANCE]) == (7, 0, 6, NONE)


@pytest.mark.parametrize(
    "scenario", [pytest.param(6, marks=rule("ML-SC6-01")), pytest.param(10, marks=rule("ML-SC10-03"))]
)
def test_a_monster_of_level_a_lies_at_the_entrance(scenario: int) -> None:
    for seed in range(8):
        s = begun(seed, scenario=scenario, difficulty="deadly")
        monster = s.monster[ENTRANCE]
        assert monster != NONE and s.lair[monster] == ENTRANCE
        assert MONSTERS[monster].level == A or MONSTERS[monster].quirk.storms


@rule("ML-SC10-02")
def test_doom_is_never_easy() -> None:
    with pytest.raises(UnknownOption) as caught:
        RULES.deal({"seats": 1, "scenario": 10, "difficulty": "easy"})
    assert caught.value.params["known"] == ("normal", "hard", "deadly")
    assert DIFFICULTIES[RULES.deal({"seats": 1, "scenario": 10}).difficulty] == "normal"
    for name in ("normal", "hard", "deadly"):
        assert RULES.deal({"seats": 1, "scenario": 10, "difficulty": name}).scenario == 10
