"""The worked examples of the adventure phase: monsters attack and are attacked."""

from __future__ import annotations

from stolek.games.monster_lands.board import ENTRANCE, PATH_NAMES
from stolek.games.monster_lands.cards.monsters import LURKER
from stolek.games.monster_lands.queries import trophy_points
from stolek.games.monster_lands.rules.sending import room
from stolek.games.monster_lands.state import ADVENTURE, OWNED, USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.adventure.fighting import faces, outcomes, strikes
from tests.games.monster_lands.course.rounds import goes_on
from tests.games.monster_lands.saying import lay, say, send
from tests.games.monster_lands.scenario import Talk, loot_token, monster_card, table
from tests.rules import rule

VERA, STEPHEN = 0, 1
THOMAS = 0


# a monster attacks


@rule("ML-EX-12")
def test_tentaclaw_attacks_with_its_five_dice() -> None:
    t = table("Onduru; on a2 Trunk s", land_a="Tentaclaw, Gurban, e1a", phase="adventure")
    assert t.chance() == "monster-dice" and t.table.ask.span == 6**5


@rule("ML-EX-13")
def test_a_potion_prevents_one_of_two_wounds() -> None:
    t = table("Onduru; on a2 Trunk 2s potion", land_a="Tentaclaw, Gurban, e1a", phase="adventure")
    t.dice("6 3 2 1 1")
    assert t.asked == "defending"
    t.prevents("potion")
    assert t.on("a2") == "Trunk" and t.wounded("Trunk")
    assert t.s.potion[1] == 0


@rule("ML-EX-13")
def test_without_the_potion_he_is_dead() -> None:
    t = table("Onduru; on a2 Trunk 2s", land_a="Tentaclaw, Gurban, e1a", phase="adventure")
    t.dice("6 3 2 1 1")
    assert t.on("a2") == ""


# and is attacked


@rule("ML-EX-14")
def test_trunk_captures_crabhead_and_keeps_a_die() -> None:
    t = table("Onduru; on a1 Trunk 2s 2m improved_plus4 venom", land_a="Crabhead, Gurban, e1a", phase="adventure")
    strikes(t)
    assert t.total() == 4
    t.rolls("m", 2)
    assert t.total() == 7
    t.rolls("s", 2)
    assert t.total() == 9
    t.uses_venom()
    assert t.total() == 11
    assert t.s.left == [1, 1, 0]
    t.stops()
    (told,) = t.said("captured")
    assert told[2:] == (monster_card("Crabhead"), 0, 11)
    assert not t.said("killed")
    assert t.s.lair[monster_card("Crabhead")] == USED and t.s.monster[0] == NONE
    assert len(t.said("threw")) == 2


# the long battle with Deepscorp: each goes on where the one before it ends


def deepscorp_attacks_embera() -> Talk:
    t = table(
        "Onduru; on a2 Embera 2s 2m improved_m_plus1 shield potion; on a4 Zenek 2s m; fame 19",
        "Burgrave; on a3 Korfatch 2m; fame 9",
        land_a="Deepscorp, Krysia, e1a",
        loot="coins10, coins12, relic, brew",
        difficulty="normal",
        round=4,
        phase="adventure",
    )
    t.weakens(1)
    assert t.table.ask.span == 6 ** (5 + 1 + 1 - 1)
    t.dice("3 4 6 5 1 2")
    assert t.said("monster-rolled")[-1][-1] == 4
    t.prevents("token", "potion")  # her ability is not asked for, as it costs nothing
    return t


@rule("ML-EX-15")
def test_embera_prevents_three_of_four_wounds() -> None:
    t = deepscorp_attacks_embera()
    assert t.on("a2") == "Embera" and t.wounded("Embera")
    assert len(t.said("prevented")) == 3
    assert t.s.shields[1] == t.s.potion[1] == 0
    assert t.fame(VERA) == 18
    assert t.lying("a2") == "2s m improved_m_plus1"


def embera_fails() -> Talk:
    t = deepscorp_attacks_embera()
    t.rolls("s", 1)
    t.rolls("s", 2)
    t.rolls("m", 3)
    return t


@rule("ML-EX-16")
def test_embera_does_seven_and_leaves_it_to_the_next() -> None:
    t = embera_fails()
    assert t.said("missed")[-1][-1] == t.s.carried == 7
    assert t.lying("a2") == "2s m improved_m_plus1"
    assert t.s.monster[0] == monster_card("Deepscorp")
    assert t.seat == STEPHEN


def stephen_fails() -> Talk:
    t = embera_fails()
    t.weakens(0)
    t.dice("1 1 1 1 1 2 2")
    t.rolls_all("4 2")
    t.rerolls("m2", 3)
    return t


@rule("ML-EX-17")
def test_stephen_does_seven_more() -> None:
    t = stephen_fails()
    assert t.on("a3") == "Korfatch"
    assert t.said("missed")[-1][-1] == t.s.carried == 14
    assert t.s.monster[0] == monster_card("Deepscorp")


def zenek_kills() -> Talk:
    t = stephen_fails()
    t.weakens(0)
    t.dice("1 1 1 1 1 1 1")
    t.rolls_all("3 5 3")
    return t


@rule("ML-EX-18")
def test_veras_second_mercenary_kills_deepscorp() -> None:
    t = zenek_kills()
    assert t.said("killed")[-1][-1] == 25
    assert t.fame(VERA) == 18 + 7
    assert t.s.lair[monster_card("Deepscorp")] == OWNED + VERA and trophy_points(t.s, VERA) == 2


@rule("ML-EX-19")
def test_embera_takes_loot_before_stephens_mercenary() -> None:
    t = zenek_kills()
    assert (t.asked, t.seat) == ("spoils", VERA)
    t.takes_loot("relic")
    assert (t.asked, t.seat) == ("spoils", STEPHEN)
    assert {option["loot"] for option in t.offered("loot")} == {loot_token(n) for n in ("coins10", "coins12", "brew")}
    t.takes_loot("brew")
    assert t.has_loot("relic", VERA) and t.has_loot("brew", STEPHEN)
    assert [details[1:] for details in t.said("spoils")] == [
        (t.s.who[PATH_NAMES.index(path)], loot_token(name)) for path, name in (("a2", "relic"), ("a3", "brew"))
    ]
    assert t.chance() == "next-loot"  # the killer gets none


# the entrance


def a_round_later() -> Talk:
    """Both who fought Lurker on the land failed. Thomas has the lower renown and begins."""
    t = table(
        "Onduru; Hatyr; Drabor; on a1 Zenek s; fame 12; coins 20; traps improved_plus4",
        "Burgrave; Tarka; on a2 Lina s; fame 6; coins 20",
        land_a="Lurker, Krysia, e1a",
        phase="adventure",
    )
    for _ in range(2):
        t.dice("1 1 1 1 1 2")  # five black dice and the only die of the path
    t.stops()  # Lina could re-roll hers
    goes_on(t)
    return t


@rule("ML-EX-11")
def test_lurker_is_at_the_entrance_and_hatyr_meets_it_with_the_guards() -> None:
    t = a_round_later()
    assert t.s.monster[ENTRANCE] == monster_card("Lurker")
    assert t.seat == THOMAS and t.s.pool[THOMAS][0] == 3 and t.s.pool[THOMAS][7] == 2
    say(t, send("Hatyr", "e1"), *[lay("s")] * 3, *[lay("m")] * 2, lay("improved_plus4"))
    assert t.lying("e1") == "3s 2m improved_plus4"
    assert t.asked == "turn" and not t.offered("send")  # that was the action


@rule("ML-EX-11")
def test_hatyr_prevents_two_wounds_and_wins_fame_and_ten_coins() -> None:
    """Five dice and a trap take seven places of the eight."""
    t = table("on e1 Hatyr 3s 2m improved_plus4; fame 12; coins 3", entrance="Lurker", phase="adventure")
    assert room(t.s, PATH_NAMES.index("e1"), 5, 1) == 8 - 7
    t.weakens(0)
    t.dice("6 1 1 1 1")  # a wound by the die, and Lurker's sure one
    t.prevents("path", "path")
    assert not t.wounded("Hatyr")
    t.rolls_all(faces(LURKER.capture - 4, 5))
    assert outcomes(t) == [("captured", LURKER.capture)]
    assert (t.fame(), t.coins()) == (12 + LURKER.captured.fame, 3 + 10)


@rule("ML-EX-26")
def test_with_nobody_on_an_entrance_path_the_battle_there_is_skipped() -> None:
    t = table("Onduru; on a1 Trunk s", land_a="Slinker, Gurban, e1a", entrance="Lurker", phase="adventure")
    strikes(t)
    t.dice("6")
    t.draws_anything()
    assert t.s.phase != ADVENTURE
    assert ENTRANCE not in [site for _, site in t.said("battle")]
    assert all(monster != monster_card("Lurker") for _, _, monster, *_ in t.said("attacks"))
