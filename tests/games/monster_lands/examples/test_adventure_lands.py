"""The worked examples of the adventure phase: quests, tricks, what is conquered and settled, loot."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import PATH_NAMES
from stolek.games.monster_lands.cards.monsters import CRABHEAD
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.queries import lands, members, renown, surplus, trophies
from stolek.games.monster_lands.state import SHOWN
from tests.games.monster_lands.adventure.fighting import fights, strikes
from tests.games.monster_lands.course.rounds import goes_on
from tests.games.monster_lands.saying import hire, settle, visit, work
from tests.games.monster_lands.scenario import land_card, loot_token, member, table
from tests.rules import rule

VERA, THOMAS, NATALIE = 0, 1, 2


# a quest


@rule("ML-EX-06")
def test_after_a_failed_quest_vera_has_less_fame_than_renown() -> None:
    quest = next(token.id for token in QUESTS if token.side_a.penalty.fame == 2)
    t = table(
        "Onduru; Vendela; Fandor; Korfatch; Tepey; Bambul; Greenhorn; on d1 Trunk s; fame 18; coins 40",
        quests=f"{quest}, -",
        tavern="Dajana, Luska, Zenek",
        phase="adventure",
    )
    assert renown(t.s, VERA) == 17
    clan = members(t.s, VERA)
    t.dice("1")
    assert (t.fame(), renown(t.s, VERA), surplus(t.s, VERA)) == (16, 17, -1)
    assert members(t.s, VERA) == clan
    goes_on(t)
    assert members(t.s, VERA) == clan
    t.play(visit("tavern", "b1"))
    assert not t.offered("member")
    assert t.refused(hire("Greenhorn 2"))[0] == "ML-TAV-05"
    assert t.refused(hire("Dajana"))[0] == "ML-TAV-03"


# conquered and settled


@rule("ML-EX-10")
def test_luskas_krysia_gives_two_bargaining_dice() -> None:
    t = table("Tentok; Luska; pool s; land Krysia settled Luska")
    t.play(work("Krysia"))
    t.dice("5 2")
    assert t.s.pool[0] == [0, 0, 1, 0, 0, 1, 0, 0]


@rule("ML-EX-20")
def test_natalie_conquers_krysia_and_settles_it_with_ninra() -> None:
    t = table(
        "Tentok; Ninra; Fandor; on a1 Tepey 3s basic; on a2 Rulfus 4s; fame 9; coins 40",
        land_a="Crabhead, Krysia, e1a",
        phase="adventure",
    )
    strikes(t)
    t.rolls_all("4 4 3")
    t.says_yes()
    t.rolls_all("6 6 6 6")
    assert lands(t.s, 0) == [land_card("Krysia")]
    t.draws_anything()
    assert not t.can(settle("Krysia", "Fandor"))  # of wind
    t.play(settle("Krysia", "Ninra"))
    goes_on(t)
    strength, bargaining = t.s.pool[0][0], sum(t.s.pool[0][1:7])
    t.play(work("Krysia"))
    t.dice("1 6")
    assert (t.s.pool[0][0], sum(t.s.pool[0][1:7])) == (strength - 1, bargaining + 2)


@rule("ML-EX-21")
def test_one_captures_one_conquers_and_the_two_others_take_loot() -> None:
    t = table(
        "Burgrave; Dajana; on a1 Drabor s; on a3 Lemtal 3s",
        "Tentok; on a2 Ninra 2s basic; coins 1; fame 2",
        "Onduru; on a4 Zenek 2s",
        land_a="Crabhead, Glacia, e1a",
        loot="coins10, coins12, relic, brew",
        phase="adventure",
    )
    strikes(t)
    t.dice("2")
    assert fights(t, "6 3") == ("captured", 11)
    assert t.said("captured")[-1][0] == THOMAS
    reward = CRABHEAD.captured
    assert (t.fame(THOMAS), t.coins(THOMAS)) == (2 + reward.fame, 1 + reward.coins)
    assert not trophies(t.s, THOMAS)
    assert (t.asked, t.seat) == ("conquering", VERA)
    t.says_yes()
    t.rolls_all("6 6 6")
    assert lands(t.s, VERA) == [land_card("Glacia")] and not lands(t.s, THOMAS)
    assert (t.asked, t.seat) == ("spoils", VERA)
    t.takes_loot("relic")
    assert (t.asked, t.seat) == ("spoils", NATALIE)
    t.takes_loot("coins10")
    assert [details[:2] for details in t.said("spoils")] == [
        (VERA, member("Drabor")),
        (NATALIE, member("Zenek")),
    ]
    assert t.chance() == "next-loot"
    t.draws("satchel, killer")
    assert {token for token, where in enumerate(t.s.loot) if where == SHOWN} == {
        loot_token(name) for name in ("coins12", "brew", "satchel", "killer")
    }
    assert not any(path == PATH_NAMES.index("a4") for *_, path, _, _ in t.said("threw"))


# with tricks


@rule("ML-EX-23")
@pytest.mark.parametrize(
    ("thief", "beside"), [("a1", ["a2"]), ("a2", ["a1", "a4"]), ("a4", ["a2"])], ids=["Stephen", "Natalie", "Thomas"]
)
def test_the_empty_path_between_them_makes_natalie_and_thomas_neighbours(thief: str, beside: list[str]) -> None:
    clans = {"a1": "Burgrave; on a1 Drabor s", "a2": "Onduru; on a2 Zenek s", "a4": "Tentok; on a4 Ninra s"}
    clans[thief] += " trick_steal_s1"
    t = table(*clans.values(), land_a="Slinker, Glacia, e1a", modules=["tricks"], phase="adventure")
    t.says_yes()
    if len(beside) > 1:
        assert [PATH_NAMES[option["path"]] for option in t.offered("path")] == beside
    else:
        (told,) = t.said("stole")
        assert [PATH_NAMES[told[2]]] == beside
