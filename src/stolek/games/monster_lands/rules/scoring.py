"""The end of a game: victory points, and who has won (ML-SCORE-01 to ML-SCORE-10)."""

from __future__ import annotations

from stolek.games.monster_lands.board import AFFILIATIONS, ICON_POINTS
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.queries import lands, members, renown, trophy_points
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE


def points(s: World, seat: int) -> int:
    """Fame, renown, trophies and icons (ML-SCORE-02 to ML-SCORE-06, ML-SCORE-09)."""
    return s.fame[seat] + renown(s, seat) + trophy_points(s, seat) + icon_points(s, seat)


def icons(s: World, seat: int) -> list[int]:
    """How many of each affiliation, on members and lands; greenhorns have none (ML-SCORE-05)."""
    found = [MERCENARIES[m].affiliation for m in members(s, seat)]
    found += [LANDS[land].affiliation for land in lands(s, seat)]
    return [found.count(affiliation) for affiliation in range(len(AFFILIATIONS))]


def icon_points(s: World, seat: int) -> int:
    """Each affiliation by itself (ML-SCORE-06)."""
    return sum(ICON_POINTS[min(number, len(ICON_POINTS) - 1)] for number in icons(s, seat))


def rank(s: World, seat: int) -> tuple[int, int, int, int]:
    """Points, and what breaks a tie (ML-SCORE-07); a starting chieftain counts as renown 0 (ML-SCORE-10)."""
    chief = s.chief[seat]
    chiefs_renown = MERCENARIES[chief].renown if chief != NONE else 0
    return points(s, seat), chiefs_renown, trophy_points(s, seat), s.coins[seat]


def winners(s: World) -> list[int]:
    """Who is still tied shares the result (ML-SCORE-08)."""
    ranks = [rank(s, seat) for seat in range(s.seats)]
    return [seat for seat, its in enumerate(ranks) if its == max(ranks)]
