"""A conquered land is settled by a mercenary of its affiliation, which unlocks what the land can do."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import M_DIE, S_DIE
from stolek.kernel.asks import NONE
from tests.games.monster_lands.saying import dig, hire, settle, use, visit, work
from tests.games.monster_lands.scenario import Talk, land_card, member, table
from tests.rules import rule

# Krysia and Kaleh are of water as Tentok, Tepey, Ninra and Zhandala are; Yaha of fire as Onduru, Trunk and Hatyr.


def settlers(t: Talk, land: str) -> list[int]:
    """Who could settle it now, of the player whose turn it is."""
    return [option["member"] for option in t.offered("settle") if option["land"] == land_card(land)]


def settler(t: Talk, land: str) -> int:
    return t.s.settler[land_card(land)]


@rule("ML-SETTLE-01", "ML-SETTLE-08")
def test_one_of_the_same_affiliation_settles() -> None:
    t = table("Onduru; Ninra; Fandor; Trunk; land Krysia; pool 2s", "Burgrave; pool s")
    assert settlers(t, "Krysia") == [member("Ninra")]
    assert t.refused(settle("Krysia", "Fandor"))[0] == "ML-SETTLE-01"
    t.play(settle("Krysia", "Ninra"))
    assert settler(t, "Krysia") == member("Ninra")
    assert t.seat == 0 and t.offered("visit")  # it was no action


@rule("ML-SETTLE-01")
def test_it_is_the_choice_of_the_owner_whom_and_whether() -> None:
    t = table("Onduru; Ninra; Zhandala; land Krysia; pool 2s", "Burgrave; pool s")
    assert settlers(t, "Krysia") == [member("Zhandala"), member("Ninra")]
    t.play(dig(2))
    assert settler(t, "Krysia") == NONE


@rule("ML-SETTLE-01")
def test_the_land_of_another_is_not_settled() -> None:
    t = table("Onduru; Ninra; pool 2s", "Burgrave; Tarka; land Krysia; pool s")
    assert not t.offered("settle")
    assert t.refused(settle("Krysia", "Ninra"))[0] == "ML-SETTLE-01"


@rule("ML-SETTLE-02")
def test_the_land_can_be_used_once_it_is_settled() -> None:
    t = table("Burgrave; Ninra; land Krysia; pool 2s", "Yedukha; pool s")
    action = work("Krysia")
    assert not t.can(action)
    t.play(settle("Krysia", "Ninra"))
    t.play(action)
    t.dice("3 4")
    assert t.s.pool[0][3] == t.s.pool[0][4] == 1
    assert t.seat == 1  # an action, so the turn is over


@rule("ML-SETTLE-03")
def test_a_settler_is_paid_no_wages() -> None:
    for clan, paid in (("Ninra; land Krysia", 2), ("Ninra; land Krysia settled Ninra", 1)):
        t = table(f"Onduru; Fandor; coins 9; {clan}", "Burgrave; coins 9", phase="cleanup")
        if t.asked == "errands":
            t.says_no()
        assert t.coins() == 9 - paid


@rule("ML-SETTLE-03")
def test_a_settler_never_deserts() -> None:
    """Zhandala is of the highest renown, but Fandor goes."""
    t = table("Onduru; Fandor; Zhandala; land Krysia settled Zhandala", "Burgrave", phase="cleanup")
    assert t.s.clan[member("Fandor")] == NONE and t.s.clan[member("Zhandala")] == 0
    t = table("Onduru; Zhandala; land Krysia settled Zhandala", "Burgrave", phase="cleanup")
    assert not t.said("deserted") and t.s.clan[member("Zhandala")] == 0


@rule("ML-SETTLE-04", "ML-SETTLE-08")
def test_a_settler_settles_no_second_land() -> None:
    t = table("Onduru; Ninra; land Krysia; land Kaleh; pool 2s", "Burgrave; pool s")
    t.play(settle("Krysia", "Ninra"))
    assert not t.offered("settle")
    assert t.refused(settle("Kaleh", "Ninra"))[0] in ("ML-SETTLE-04", "ML-SETTLE-08")


@rule("ML-SETTLE-04")
def test_only_the_last_mercenary_leaves_its_land_to_be_chieftain() -> None:
    t = table("no chief; Zhandala; land Krysia settled Zhandala; coins 9", "Burgrave", phase="cleanup")
    assert t.s.chief[0] == member("Zhandala") and settler(t, "Krysia") == NONE
    t = table("no chief; Zhandala; Trunk; land Krysia settled Zhandala; coins 9", "Burgrave", phase="cleanup")
    assert t.s.chief[0] == member("Trunk") and settler(t, "Krysia") == member("Zhandala")


@rule("ML-SETTLE-05")
def test_a_settler_brings_its_dice() -> None:
    t = table("Onduru; fame 9; Ninra; Trunk; land Krysia settled Ninra", "Burgrave", phase="pool")
    t.dice("1 1")
    alone = table("Onduru; fame 9; Trunk", "Burgrave", phase="pool")
    alone.dice("1 1")
    assert t.s.pool[0][S_DIE] == alone.s.pool[0][S_DIE] + 2
    assert t.s.pool[0][M_DIE] == alone.s.pool[0][M_DIE]


@rule("ML-SETTLE-05")
def test_a_settler_uses_its_ability_and_goes_to_the_outskirts() -> None:
    t = table("Tentok; Hatyr; land Yaha settled Hatyr; pool 2s", "Burgrave; pool s", land_a="Slinker, Gurban, e1a")
    t.play(use("Hatyr"))
    assert t.coins() == 2
    assert member("Hatyr") in {option["member"] for option in t.offered("send")}


@rule("ML-SETTLE-06")
def test_right_after_a_hire() -> None:
    t = table("Burgrave; fame 9; coins 20; land Krysia; pool 2s", "Yedukha; pool 3s", tavern="Ninra, Fandor")
    assert not t.offered("settle")
    t.play(visit("tavern", "s"))
    t.play(hire("Ninra"))
    t.draws("Tarka, Geria, Lina")
    assert t.seat == 1
    t.play(settle("Krysia", "Ninra"), seat=0)  # while the other thinks
    assert settler(t, "Krysia") == member("Ninra") and t.seat == 1


@rule("ML-SETTLE-06")
def test_right_after_the_former_settler_died() -> None:
    """Before wages are paid, which the new settler gets no more."""
    clan = "Onduru; coins 9; Ninra wounded; Tepey; land Krysia settled Ninra; on a2 Ninra 2s"
    t = table(clan, "Burgrave; coins 9", phase="adventure", land_a="Slinker, Gurban, e1a", loot="brew, relic")
    t.dice("6 6 6")
    t.draws("coins10, coins12, mine")
    assert settler(t, "Krysia") == NONE and t.asked == "errands"
    coins = t.coins()
    t.play(settle("Krysia", "Tepey"))
    assert settler(t, "Krysia") == member("Tepey") and t.coins() == coins


@rule("ML-SETTLE-06")
def test_from_a_path_too() -> None:
    t = table("Onduru; Ninra; on a2 Ninra 2s; land Krysia; pool s", "Burgrave; pool s", land_a="Slinker, Gurban, e1a")
    t.play(settle("Krysia", "Ninra"))
    assert settler(t, "Krysia") == member("Ninra") and t.on("a2") == "Ninra"


@rule("ML-SETTLE-07")
@pytest.mark.parametrize(("clan", "who"), [("Onduru; Tepey", "Tepey"), ("Onduru; Ninra", "Ninra")])
def test_base_and_hired_mercenaries_may(clan: str, who: str) -> None:
    t = table(f"{clan}; land Krysia; pool s", "Burgrave; pool s")
    assert settlers(t, "Krysia") == [member(who)]


@rule("ML-SETTLE-07")
def test_neither_the_chieftain_nor_greenhorns() -> None:
    t = table("Tentok; Greenhorn; land Krysia; pool s", "Burgrave; pool s")
    assert not t.offered("settle")
    t = table("Ninra; Greenhorn; land Krysia; pool s", "Burgrave; pool s")  # who has become chieftain
    assert not t.offered("settle")
    assert t.refused(settle("Krysia", "Ninra"))[0] == "ML-SETTLE-07"


@rule("ML-SETTLE-08")
def test_a_land_has_one_settler() -> None:
    t = table("Onduru; Ninra; Tepey; land Krysia; pool s", "Burgrave; pool s")
    t.play(settle("Krysia", "Ninra"))
    assert not t.offered("settle")
    t = table("Onduru; Ninra; Tepey; land Krysia settled Ninra; land Kaleh; pool s", "Burgrave; pool s")
    assert settlers(t, "Krysia") == [] and settlers(t, "Kaleh") == [member("Tepey")]
