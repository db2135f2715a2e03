"""What a solo game comes to: the aims of each scenario, and when they are counted."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.rules.ratings import APPRENTICE, CLUMSY, HERO, VETERAN, rating
from stolek.games.monster_lands.rules.scoring import points
from stolek.games.monster_lands.state import OVER
from stolek.games.monster_lands.verdict import verdict
from stolek.words import LANGUAGES, Words
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule


def ended(clan: str, scenario: int, *rulings: str) -> Talk:
    """A game after its last cleanup; nobody is paid: a chieftain alone has no mercenaries."""
    t = table(clan, scenario=scenario, phase="over", round=6, rulings=rulings)
    assert t.s.phase == OVER
    return t


def with_points(number: int, scenario: int, clan: str = "Burgrave") -> Talk:
    t = ended(clan, scenario)
    t.s.fame[0] += number - points(t.s, 0)
    assert points(t.s, 0) == number
    return t


@pytest.mark.parametrize(
    ("scenario", "apprentice", "veteran", "hero"),
    [
        pytest.param(1, 35, 45, 60, marks=rule("ML-SC1-02", "ML-SC1-01", "ML-SOLO-08")),
        pytest.param(3, 22, 30, 40, marks=rule("ML-SC3-03")),
        pytest.param(4, 30, 42, 56, marks=rule("ML-SC4-02")),
        pytest.param(6, 35, 50, 65, marks=rule("ML-SC6-02")),
        pytest.param(8, 30, 42, 56, marks=rule("ML-SC8-02")),
        pytest.param(10, 35, 45, 60, marks=rule("ML-SC10-04")),
    ],
)
def test_by_points(scenario: int, apprentice: int, veteran: int, hero: int) -> None:
    for number, reached in (
        (0, CLUMSY),
        (apprentice - 1, CLUMSY),
        (apprentice, APPRENTICE),
        (veteran - 1, APPRENTICE),
        (veteran, VETERAN),
        (hero - 1, VETERAN),
        (hero, HERO),
        (hero + 40, HERO),
    ):
        assert rating(with_points(max(number, 1), scenario).s) == reached


@rule("ML-SC2-02")
@pytest.mark.parametrize(
    ("coins", "reached"),
    [(0, CLUMSY), (14, CLUMSY), (15, APPRENTICE), (34, APPRENTICE), (35, VETERAN), (54, VETERAN), (55, HERO)],
)
def test_gold_digger_counts_coins_and_nothing_else(coins: int, reached: int) -> None:
    assert rating(ended(f"Yedukha; fame 99; coins {coins}", 2).s) == reached


FULL = "defence 5; traps basic, improved_s1, improved_s1, improved_m1, improved_m1; potions 3; venoms 3"
ARMED = "Tarka with Doombane; Pardala with Backpack; Zenek with Grimoire; Algust"


@rule("ML-SC5-01", "ML-SC5-02")
@pytest.mark.parametrize(
    ("number", "reached"), [(10, APPRENTICE), (34, APPRENTICE), (35, VETERAN), (49, VETERAN), (50, HERO)]
)
def test_the_full_pack_and_points(number: int, reached: int) -> None:
    t = ended(f"Burgrave; {ARMED}; {FULL}", 5)
    t.s.fame[0] = number
    t.s.fame[0] -= points(t.s, 0) - number
    assert rating(t.s) == reached


@rule("ML-SC5-02")
def test_the_other_reading_swaps_the_numbers() -> None:
    for number, reached in ((29, APPRENTICE), (30, VETERAN), (34, VETERAN), (35, HERO)):
        t = ended(f"Burgrave; {ARMED}; {FULL}", 5, "scenario-5-swapped")
        t.s.fame[0] = number
        t.s.fame[0] -= points(t.s, 0) - number
        assert rating(t.s) == reached


@rule("ML-SC5-01", "ML-SC5-02")
@pytest.mark.parametrize(
    "clan",
    [
        f"Burgrave; {ARMED}; {FULL.replace('defence 5', 'defence 4')}",
        f"Burgrave; {ARMED}; {FULL.replace('potions 3', 'potions 2')}",
        f"Burgrave; {ARMED}; {FULL.replace('venoms 3', 'venoms 2')}",
        f"Burgrave; {ARMED}; {FULL.replace('basic, ', '')}",
        f"Burgrave; {ARMED.replace(' with Backpack', '')}; {FULL}",
        f"Burgrave; {ARMED.replace('Backpack', 'Ripper')}; {FULL}",
        f"Burgrave; {ARMED.replace('; Algust', '')}; {FULL}",
    ],
)
def test_a_pack_that_is_not_full_is_clumsy(clan: str) -> None:
    assert rating(ended(f"{clan}; fame 99", 5).s) == CLUMSY


@rule("ML-SC5-03")
def test_more_than_full_is_full_and_the_first_members_count() -> None:
    """Dajana has room for more traps; chieftain and base mercenary stand for wind and water."""
    seven = FULL.replace("basic", "basic, improved_plus4, improved_plus6")
    armed = "Tepey with Backpack; Zenek with Grimoire; Algust with Doombane; Dajana"
    assert rating(ended(f"Burgrave; {armed}; {seven}; fame 50", 5).s) == HERO
    assert rating(ended(f"Burgrave; {armed}; {FULL}; fame 50", 5).s) == HERO


@rule("ML-SC7-02")
@pytest.mark.parametrize(
    ("members", "reached"),
    [
        ("Burgrave; Korfatch; Ninra", CLUMSY),
        ("Burgrave; Korfatch; Ninra; Rulfus", CLUMSY),
        ("Burgrave; Ninra; Zenek; Algust", CLUMSY),
        ("Burgrave; Korfatch; Ninra; Zenek", APPRENTICE),
        ("Burgrave; Korfatch; Ninra; Rulfus; Zenek", APPRENTICE),
        ("Burgrave; Korfatch; Dajana; Drabor; Ninra; Zenek; Algust", APPRENTICE),
        ("Burgrave; Korfatch; Ninra; Rulfus; Zenek; Algust", VETERAN),
        ("Burgrave; Korfatch; Ninra; Rulfus; Zenek; Hatyr; Algust", VETERAN),
        ("Burgrave; Korfatch; Ninra; Rulfus; Zenek; Hatyr; Algust; Lorin", HERO),
        ("Burgrave; Korfatch; Tarka; Ninra; Rulfus; Zenek; Hatyr; Algust; Lorin; Greenhorn", HERO),
        ("Burgrave; Greenhorn; Greenhorn; Ninra; Zenek", CLUMSY),
    ],
)
def test_diversity_counts_affiliations(members: str, reached: int) -> None:
    assert rating(ended(f"{members}; fame 99", 7).s) == reached


@rule("ML-SC9-02")
@pytest.mark.parametrize(
    ("quests", "number", "reached"),
    [
        (3, 99, CLUMSY),
        (4, 29, CLUMSY),
        (4, 30, APPRENTICE),
        (5, 99, APPRENTICE),
        (6, 39, APPRENTICE),
        (6, 40, VETERAN),
        (7, 99, VETERAN),
        (8, 54, VETERAN),
        (8, 55, HERO),
    ],
)
def test_clear_orders_want_quests_and_points(quests: int, number: int, reached: int) -> None:
    t = with_points(number, 9)
    t.s.quests_done[0] = quests
    assert rating(t.s) == reached


# when it is counted


@rule("ML-SOLO-11")
def test_coins_are_counted_after_wages() -> None:
    """Three mercenaries at 2 coins each: 40 coins become 34, one less than a veteran's."""
    t = table(
        "Yedukha; Bambul; Lorin; Hatyr; fame 12; coins 40",
        scenario=2,
        phase="cleanup",
        round=6,
        quests="q01, q02",
        land_a="Slinker, Krysia, e1a",
    )
    assert t.s.phase == OVER
    assert t.coins() == 34
    assert rating(t.s) == APPRENTICE
    assert t.table.scores == [1 / 3]


@rule("ML-SOLO-11")
def test_what_comes_back_from_the_paths_counts() -> None:
    """Five coins lie on a mercenary's token."""
    t = table("Yedukha; on a1 Bambul s coins 5; coins 11", scenario=2, phase="cleanup", round=6)
    assert t.s.phase == OVER and t.coins() == 15
    assert rating(t.s) == APPRENTICE


@rule("ML-SOLO-10", "ML-SC3-01")
@pytest.mark.parametrize(("scenario", "last"), [(1, 6), (3, 3), (7, 6), (10, 6)])
def test_a_scenario_lasts_its_rounds_whatever_the_fame(scenario: int, last: int) -> None:
    for round in (1, last - 1, last):
        t = table(
            "Burgrave; Korfatch; fame 45; coins 9",
            scenario=scenario,
            phase="cleanup",
            round=round,
            quests="q01, q02",
            land_a="Slinker, Krysia, e1a",
        )
        t.draws_anything()
        assert (t.s.phase == OVER) == (round == last)


# in words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_result_is_said_with_what_the_next_one_wants(scenario: int, lang: str) -> None:
    words = Words.load(lang, "stolek.games.monster_lands")
    clumsy, hero = ended("Burgrave", scenario), ended(f"Burgrave; Korfatch; {FULL}; fame 99; coins 99", scenario)
    assert words.say(f"scenario-{scenario}") in verdict(clumsy.s, words)
    assert str(scenario) in verdict(hero.s, words)


def test_a_result_in_english() -> None:
    words = Words.load("en", "stolek.games.monster_lands")
    assert (
        verdict(with_points(36, 1).s, words)
        == "Scenario 1, Normal Work: apprentice. Reached: 36 VP. For veteran: 45 VP."
    )
    t = with_points(60, 9)
    t.s.quests_done[0] = 7
    assert verdict(t.s, words) == "Scenario 9, Clear Orders: veteran. Reached: 7 quests, 60 VP. For hero: 8 quests."
    t = ended("Burgrave; Korfatch; Ninra; Rulfus; Zenek; Hatyr; Algust; Lorin", 7)
    assert verdict(t.s, words) == "Scenario 7, Diversity: hero. Reached: affiliations 2/2/2/2."
    assert verdict(table("Burgrave", "Tentok", phase="over").s, words) == ""


def test_trophies_and_lands_are_points() -> None:
    t = ended("Burgrave; Korfatch; fame 10; trophy Deepscorp; land Krysia", 1)
    assert points(t.s, 0) == 10 + 1 + MONSTERS[t.s.lair.index(4)].killed.trophies + 1 + 1
