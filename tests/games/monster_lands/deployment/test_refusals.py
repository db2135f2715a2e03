"""What is refused is refused by the right rule, and the explaining twin agrees with the options."""

from __future__ import annotations

import random

import pytest

from stolek.games.monster_lands.board import DRINKS as DRINKS_PRICE
from stolek.games.monster_lands.forms import DRINKS, END, PASS
from stolek.games.monster_lands.state import DEPLOYMENT
from stolek.games.monster_lands.telling import refusal_text
from stolek.kernel.chance import Chance
from tests.games.monster_lands.deployment.layouts import random_table
from tests.games.monster_lands.refusing import WORDS, explained
from tests.games.monster_lands.saying import (
    dig,
    discount,
    drop,
    exchange,
    give,
    heal,
    hire,
    lay,
    number,
    price,
    say,
    send,
    settle,
    take_trap,
    use,
    use_loot,
    visit,
    waste,
    work,
)
from tests.games.monster_lands.scenario import Talk, table


@pytest.mark.parametrize("seed", range(60))
def test_why_not_is_none_just_where_the_answer_is_an_option(seed: int) -> None:
    """For whoever is asked, and for those who may do something meanwhile."""
    rng = random.Random(seed)
    t = random_table(rng).table
    chance = Chance(seed)
    while t.state.phase == DEPLOYMENT:
        if t.ask.chance:
            t.play(chance.answer(t.ask))
            continue
        for ask in (t.ask, *t.ask.offers):
            explained(t.state, ask, rng)
        t.play(rng.choice(t.ask.options))


def morning() -> Talk:
    """A turn with something of everything."""
    return table(
        "Onduru; Trunk wounded; Hatyr used; Luska; Fandor with Doombane; Greenhorn; on a1 Embera s; pool 2s m b2;"
        " coins 2; fame 24; land Kaleh; land Gurban settled Trunk; loot killer, free_hire, bargain_to_magic",
        "Yedukha; pool s",
        land_a="Slinker, Krysia, e2a",
        quests="q06, q11",
        tavern="Vendela, Tarka",
        market="Ripper",
        lodge="improved_s3",
        placed="mine: 0; market: b5",
        panic="laboratory",
    )


@pytest.mark.parametrize(
    ("answer", "rule", "reason"),
    [
        (END, "ML-DEPLOY-03", "dice-left-to-place"),
        (waste("s"), "ML-DEPLOY-04", "some-die-fits"),
        (visit("tavern", "b6"), "ML-CIT-03", "die-not-in-pool"),
        (visit("mine", "m"), "ML-CIT-08", "building-takes-other-dice"),
        (visit("laboratory", "m"), "ML-CIT-07", "building-in-panic"),
        (visit("lodge", "s"), "ML-CIT-05", "nothing-affordable"),
        (dig(6), "ML-DEPLOY-06", "space-taken"),
        (send("Greenhorn", "a2"), "ML-GREEN-02", "greenhorn-stays"),
        (send("Embera", "a2"), "ML-OUT-04", "is-out-already"),
        (send("Luska", "a1"), "ML-OUT-04", "path-taken"),
        (send("Luska", "b1"), "ML-SETUP-15", "land-not-in-play"),
        (send("Luska", "e1"), "ML-ENTR-02", "no-monster-at-entrance"),
        (send("Yedukha", "a2"), "ML-OUT-01", "not-of-this-clan"),
        (work("Kaleh"), "ML-OWN-02", "land-unsettled"),
        (work("Gurban", 1), "ML-OWN-01", "land-wants-dice"),
        (work("Krysia"), "ML-OWN-02", "not-your-land"),
        (settle("Kaleh", "Trunk"), "ML-SETTLE-01", "other-affiliation"),
        (settle("Kaleh", "Onduru"), "ML-SETTLE-07", "settles-never"),
        (settle("Gurban", "Hatyr"), "ML-SETTLE-08", "land-settled"),
        (use("Hatyr"), "ML-DEPLOY-09", "used-this-round"),
        (use("Embera"), "ML-DEPLOY-10", "works-on-paths"),
        (exchange("s", "s"), "ML-DEPLOY-08", "same-colour"),
        (use_loot("killer"), "ML-LOOT-05", "loot-not-for-this"),
        (use_loot("bargain_to_magic", "s"), "ML-LTOK-07", "loot-for-other-die"),
        (heal("Trunk"), "ML-POTION-01", "no-potion-on-board"),
        (heal("Luska"), "ML-POTION-01", "not-wounded"),
        (give("Doombane", "Embera"), "ML-MARKET-06", "on-path-with-equipment"),
        (give("Doombane", "Fandor"), "ML-MARKET-06", "holds-it-already"),
        (drop("Doombane"), "ML-MARKET-06", "room-for-nothing"),
    ],
)
def test_a_turn_is_refused_by_the_rule_that_forbids_it(answer: int, rule: str, reason: str) -> None:
    assert morning().refused(answer) == (rule, reason)


def test_hiring_says_what_is_missing() -> None:
    coins = DRINKS_PRICE + price("Zenek") - 1
    t = table(f"Burgrave; Korfatch with Snare Kit; pool 3s; coins {coins}; fame 6", "Yedukha", tavern="Vendela, Luska")
    t.play(visit("tavern", "s"))
    assert t.refused(PASS) == ("ML-TAV-16", "hire-or-drink")
    assert t.refused(discount("Snare Kit")) == ("ML-BARG-08", "no-discount-here")
    assert t.refused(hire("Tarka")) == ("ML-TAV-01", "not-for-hire")
    assert t.refused(hire("Vendela")) == ("ML-TAV-03", "surplus-too-small")
    refusal = t.table.why_not(hire("Vendela"))
    assert refusal
    assert refusal_text(t.s, refusal, WORDS[0]) == "Vendela wants a fame surplus of 7, and yours is 5."
    t.draws("Tarka, Fandor, Zenek, Nakirk")
    t.play(DRINKS)
    assert t.refused(DRINKS) == ("ML-TAV-13", "one-round-only")
    assert t.refused(hire("Zenek")) == ("ML-CIT-05", "costs-more-coins")


def test_buying_says_what_is_missing() -> None:
    t = table("Burgrave; pool 5s; coins 7", "Yedukha", lodge="improved_plus4, improved_m1, improved_s3")
    t.play(visit("armoury", "s"))
    assert t.refused(number(0)) == ("ML-ARM-01", "armoury-sells-few")
    assert t.refused(number(4)) == ("ML-ARM-01", "armoury-sells-few")
    t.play(number(1))
    t.play(visit("lodge", "s"))
    assert t.refused(END) == ("ML-LODGE-07", "no-trap-taken")
    assert t.refused(take_trap("improved_s3")) == ("ML-CIT-05", "costs-more-coins")
    assert t.refused(take_trap("improved_m2")) == ("ML-LODGE-01", "trap-not-displayed")


def test_loading_says_what_is_too_much() -> None:
    t = table(
        "Burgrave; Trunk; pool 6s 2m b3; defence 2; potions 2; venoms 1; traps basic, basic",
        "Yedukha",
        land_a="Slinker, Krysia, e1a",
        quests="q07, -",
        entrance="Lurker",
    )
    t.play(send("Burgrave", "d1"))
    assert t.lying("d1") == "s m"  # there was nothing to choose
    t.play(send("Trunk", "e1"))
    assert t.refused(END) == ("ML-ENTR-04", "something-must-go-along")
    assert t.refused(lay("potion")) == ("ML-ENTR-04", "something-must-go-along")
    say(t, lay("basic"), lay("basic"))
    assert t.refused(lay("s")) == ("ML-LAND-06", "loaded-in-order")
    say(t, lay("shield"), lay("potion"))
    assert t.refused(lay("potion")) == ("ML-POTION-02", "one-potion-each")
    assert t.refused(lay("shield")) == ("ML-LAND-06", "loaded-in-order")
    t = table("Burgrave; pool 6s b3; defence 5; potions 1", "Yedukha", land_a="Slinker, Krysia, e1a")
    t.play(send("Burgrave", "a1"))
    assert t.refused(lay("b3")) == ("ML-BARG-06", "no-bargaining-there")
    say(t, lay("s"), lay("s"))
    assert t.refused(lay("s")) == ("ML-LAND-03", "enough-of-colour")
    say(t, *[lay("shield")] * 3)
    assert t.refused(lay("shield")) == ("ML-LAND-05", "no-room-on-path")
