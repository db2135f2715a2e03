"""Prices: what a bargaining die and what cards take off a purchase (ML-BARG-01 to ML-BARG-08)."""

from __future__ import annotations

from stolek.games.monster_lands.board import BARGAINING, colour_of
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.forms import GEAR
from stolek.games.monster_lands.queries import members
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import World


class Deal:
    """A purchase being made in a building: with which discount, what has been chosen, and how."""

    __slots__ = ("building", "cards", "cost", "drunk", "free", "off", "tokens", "traps")

    def __init__(self, building: int, off: int = 0, free: bool = False) -> None:
        self.building: int = building
        self.off: int = off  # by the die
        self.free: bool = free  # free of charge, without a die
        self.cards: list[int] = []  # that give a discount, as DISCOUNT names them
        self.traps: list[int] = []  # chosen so far
        self.cost: int = 0  # of all that is chosen so far
        self.drunk: bool = False  # a round has been ordered
        self.tokens: int = 0  # how many the laboratory gives

    def price(self, cost: int) -> int:
        """What is to be paid for something of this cost."""
        return 0 if self.free else price(cost, self.off, self.cards)


def last_bargaining_die(s: World, building: int) -> int:
    """The value of the one placed last, by whomever (ML-BARG-04, ML-BARG-07), or 0."""
    for die in reversed(s.placed[building]):
        if colour_of(die) == BARGAINING:
            return die
    return 0


def die_discount(s: World, building: int, die: int) -> int:
    """Its value, and with it that of the one before if that is higher (ML-BARG-01 to ML-BARG-03)."""
    if colour_of(die) != BARGAINING:
        return 0
    before = last_bargaining_die(s, building)
    return die + before if die < before else die


def price(cost: int, off: int, cards: list[int]) -> int:
    """At least 1 coin (ML-BARG-05), and with the discount of a card at least 0 (ML-BARG-08)."""
    return max(0 if cards else 1, cost - off - sum(worth(card) for card in cards))


def worth(card: int) -> int:
    """The coins that a card takes off."""
    return COPIES[card - GEAR].ability.discount if card >= GEAR else MERCENARIES[card].ability.discount


def discount_cards(s: World, seat: int, building: int) -> list[int]:
    """The cards of a clan that can still give a discount there this round; also of members on paths (ML-DEPLOY-12)."""
    cards = [m for m in members(s, seat) if not s.used[m] and MERCENARIES[m].ability.building == building]
    for e, holder in enumerate(s.holder):
        if holder >= 0 and s.clan[holder] == seat and not s.gear_used[e] and COPIES[e].ability.building == building:
            cards.append(GEAR + e)
    return cards


def use_discounts(s: World, seat: int, deal: Deal) -> None:
    """The cards are used up for this round once the purchase is made (ML-DEPLOY-09)."""
    for card in deal.cards:
        if card >= GEAR:
            s.gear_used[card - GEAR] = 1
        else:
            s.used[card] = 1
        tell(s, "discount", seat, card)
