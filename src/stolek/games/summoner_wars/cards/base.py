"""What a card is: numbers, and abilities made of the few hooks they override."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from stolek.kernel.asks import NONE, Effect

if TYPE_CHECKING:
    from stolek.games.summoner_wars.rules.happenings import Attack, Death, Move
    from stolek.games.summoner_wars.state import Battle

# Kinds of cards (SW-TERM-09).
SUMMONER: Final = 0
CHAMPION: Final = 1
COMMON: Final = 2
EPIC: Final = 3
STANDARD: Final = 4
GATE: Final = 5

MELEE: Final = 0
RANGED: Final = 1

NO_COST: Final = -1

# Deck-building symbols.
NEUTRAL: Final = 1 << 0
FIRE: Final = 1 << 1
DARK: Final = 1 << 2
INSTINCT: Final = 1 << 3
CUNNING: Final = 1 << 4
LOGIC: Final = 1 << 5
WATER: Final = 1 << 6
EARTH: Final = 1 << 7
SPIRIT: Final = 1 << 8
DIVINE: Final = 1 << 9
LIGHT: Final = 1 << 10
RESOLVE: Final = 1 << 11
AIR: Final = 1 << 12
SYMBOLS: Final = (
    "neutral", "fire", "dark", "instinct", "cunning", "logic", "water", "earth", "spirit", "divine", "light",
    "resolve", "air",
)  # fmt: skip

# Phases, as the state counts them (SW-TURN-02).
SUMMON: Final = 0
MOVE: Final = 1
BUILD: Final = 2
ATTACK: Final = 3
MAGIC: Final = 4
DRAW: Final = 5

# Moments at which effects are due (SW-TURN-03 to SW-TURN-06).
START_OF_TURN: Final = 0
END_OF_TURN: Final = 1
START_OF_PHASE: Final = 2  # + phase
END_OF_PHASE: Final = 8  # + phase

# Traits: what an ability makes of its unit without doing anything. Bits.
RELENTLESS: Final = 1  # attacks outside the limit of three (SW-EXTRA-03)
LIVING_GATE: Final = 2
IMMOBILE: Final = 4
MOBILE: Final = 8  # moves although it is a structure (SW-MOVE-07)
STEADFAST: Final = 16  # cannot be forced
PROTECTOR: Final = 32  # Protect: adjacent enemies must attack a unit with this trait
OVER_COMMONS: Final = 64  # moves through commons
OVER_STRUCTURES: Final = 128
OVER_ALL: Final = 256
FAR: Final = 512  # attacks up to 4 spaces away
THROUGH_UNITS: Final = 1024  # attacks through units
CHARGING: Final = 2048  # may move up to 4 in a line instead of the normal move
TRAMPLING: Final = 4096  # harms the commons it moves through
ENGAGING: Final = 8192  # harms enemies that leave its side
INSTEAD_OF_MOVING: Final = 1 << 14  # its `use` takes the place of a move
INSTEAD_OF_ATTACKING: Final = 1 << 15
FROZEN: Final = 1 << 16
SACRIFICE: Final = 1 << 17  # summoned in the place of a friendly unit that is destroyed for it
SUMMONING_ALWAYS: Final = 1 << 18  # its controller may summon in every phase of the own turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One ability of a unit, or the standing text of an active event. `me` is the object that has it.

    An ability overrides only what it has. `heeds_*` says whether the ability answers to what has happened, judged
    when it happens; the `after_*` effect of the same name is awaited when its turn comes (SW-TIME-01).
    """

    name: str = ""
    # What words and saves call it; made of the name unless two abilities share one.
    key: str = ""
    number: int = NONE
    traits: int = 0
    moments: tuple[int, ...] = ()
    # An effect that only changes tokens on its own card: its place among others cannot matter, so nobody is asked.
    orderless: bool = False
    # The phase in which `USE` offers it, NONE for never; with INSTEAD_OF_* in `traits` it takes that place.
    phase: int = NONE
    # What a card tucked under a unit gives to the unit above it.
    tucked: tuple[int, ...] = ()
    # The abilities that `grants` and `lends` can give; none named means any printed one.
    gives: tuple[int, ...] = ()
    # Whether what it grants depends on where units stand.
    by_place: bool = False
    # False for what is no ability in the sense of the rules, such as being frozen; it cannot be copied.
    printed: bool = True
    # The hooks it overrides, as bits; filled in when it is numbered.
    hears: int = 0

    # queries

    def strength(self, s: Battle, me: int) -> int:
        """What it adds to the strength of its own unit."""
        return 0

    def strength_against(self, s: Battle, me: int, target: int) -> int:
        """What it adds to the strength of its own unit in an attack on `target`."""
        return 0

    def strength_of(self, s: Battle, me: int, unit: int, target: int) -> int:
        """What it adds to the strength of `unit`, any on the battlefield; `target` as in `queries.strength`."""
        return 0

    def life(self, s: Battle, me: int) -> int:
        return 0

    def life_of(self, s: Battle, me: int, thing: int) -> int:
        return 0

    def speed(self, s: Battle, me: int) -> int:
        """Extra spaces of a move of its own unit, or fewer (SW-TERM-10)."""
        return 0

    def speed_of(self, s: Battle, me: int, unit: int) -> int:
        return 0

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        """Abilities it gives to `unit` as long as it lasts."""
        return ()

    def lends(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        """Abilities that `unit` has during a move it begins now."""
        return ()

    def summon_spaces(self, s: Battle, me: int, card: int) -> list[int]:
        """Further spaces, besides those next to gates, where the controller of `me` may summon `card`."""
        return []

    def own_summon_spaces(self, s: Battle, seat: int) -> list[int]:
        """Further spaces where the seat may summon the card that has this ability."""
        return []

    def lets_through(self, s: Battle, me: int, attacker: int) -> bool:
        """Whether `attacker` may attack through the space of `me`."""
        return False

    def usable(self, s: Battle, me: int) -> bool:
        """Whether `USE` may be said of it now, in its phase."""
        return False

    # things that happen inside others

    def saves(self, s: Battle, me: int, thing: int) -> bool:
        """Whether `thing` goes back to its owner's hand instead of being destroyed."""
        return False

    def no_magic_for(self, s: Battle, me: int, thing: int, by_attack: bool) -> bool:
        """Whether destroying `thing` gives no magic to the controller of `me`."""
        return False

    def more_damage(self, s: Battle, me: int, by: int, thing: int) -> int:
        """What it adds to the damage that an ability of the unit `by` does to `thing` otherwise than by attacking."""
        return 0

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        """Change what the rolled symbols of an attack come to. Asked of everything in play."""

    # effects

    async def use(self, s: Battle, me: int) -> None:
        """What `USE` does."""

    def ready_before_attack(self, s: Battle, me: int) -> bool:
        """Whether it can be done before this unit attacks (SW-ATTACK-17)."""
        return False

    def before_attack(self, s: Battle, me: int, attack: Attack) -> Effect | None:
        """Done before the target is declared."""
        return None

    def targeted(self, s: Battle, me: int, attack: Attack) -> Effect | None:
        """Done when the target has been declared and before the dice are rolled."""
        return None

    def rolled(self, s: Battle, me: int, roller: int) -> bool:
        """Whether the controller of `me` may have dice rolled for `roller` rolled again."""
        return False

    def instead_of_damage(self, s: Battle, me: int, attack: Attack) -> Effect | None:
        """Done when the damage is known and not yet added."""
        return None

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        """Asked at the moments in `moments`, of the active player's objects."""
        return True

    def at(self, s: Battle, me: int, moment: int) -> Effect | None:
        return None

    def heeds_summon(self, s: Battle, me: int, unit: int) -> bool:
        return me == unit

    def after_summon(self, s: Battle, me: int, unit: int) -> Effect | None:
        return None

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        """Asked of every move and every force of any card."""
        return me == move.unit and not move.forced

    def after_move(self, s: Battle, me: int, move: Move) -> Effect | None:
        return None

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return me == attack.by

    def after_attack(self, s: Battle, me: int, attack: Attack) -> Effect | None:
        return None

    def heeds_death(self, s: Battle, me: int, death: Death) -> bool:
        return False

    def after_death(self, s: Battle, me: int, death: Death) -> Effect | None:
        return None

    # events

    def play(self, s: Battle, me: int) -> Effect | None:
        """What is carried out once when the event is played (SW-EVENT-02)."""
        return None

    def has_target(self, s: Battle, seat: int) -> bool:
        """Whether the event would find what it is aimed at; matters only where a ruling asks for it."""
        return True

    def stays(self, s: Battle, me: int) -> bool:
        """Whether the active event goes on; False discards it."""
        return True

    def expire(self, s: Battle, me: int) -> Effect | None:
        """What happens at the start of its owner's turn; None simply discards it (SW-ACTIVE-03)."""
        return None

    def on_discard(self, s: Battle, me: int, boost: int, owner: int) -> Effect | None:
        """Done when the event has been discarded with `boost` on it (SW-DISC-04)."""
        return None


ATTRIBUTES: Final = (
    "name", "key", "traits", "moments", "orderless", "phase", "tucked", "gives", "by_place", "printed",
)  # fmt: skip

# The hooks worth knowing about before they are called: HOOKS[n] is bit n of `Ability.hears`.
HOOKS: Final = (
    "strength",
    "strength_against",
    "strength_of",
    "life",
    "life_of",
    "speed",
    "speed_of",
    "grants",
    "lends",
    "summon_spaces",
    "lets_through",
    "usable",
    "saves",
    "no_magic_for",
    "more_damage",
    "shapes",
    "targeted",
    "rolled",
    "instead_of_damage",
    "at",
    "after_summon",
    "after_move",
    "after_attack",
    "after_death",
    "stays",
    "before_attack",
    "own_summon_spaces",
    "expire",
    "on_discard",
)
STRENGTH: Final = 1 << 0
STRENGTH_AGAINST: Final = 1 << 1
STRENGTH_OF: Final = 1 << 2
LIFE: Final = 1 << 3
LIFE_OF: Final = 1 << 4
SPEED: Final = 1 << 5
SPEED_OF: Final = 1 << 6
GRANTS: Final = 1 << 7
LENDS: Final = 1 << 8
SUMMON_SPACES: Final = 1 << 9
LETS_THROUGH: Final = 1 << 10
USABLE: Final = 1 << 11
SAVES: Final = 1 << 12
NO_MAGIC_FOR: Final = 1 << 13
MORE_DAMAGE: Final = 1 << 14
SHAPES: Final = 1 << 15
TARGETED: Final = 1 << 16
ROLLED: Final = 1 << 17
INSTEAD_OF_DAMAGE: Final = 1 << 18
AT: Final = 1 << 19
AFTER_SUMMON: Final = 1 << 20
AFTER_MOVE: Final = 1 << 21
AFTER_ATTACK: Final = 1 << 22
AFTER_DEATH: Final = 1 << 23
STAYS: Final = 1 << 24
BEFORE: Final = 1 << 25  # before_attack
OWN_SUMMON_SPACES: Final = 1 << 26
EXPIRE: Final = 1 << 27
ON_DISCARD: Final = 1 << 28


# The traits that make something of a move.
MOVING: Final = IMMOBILE | MOBILE | OVER_COMMONS | OVER_STRUCTURES | OVER_ALL | CHARGING | FROZEN
ANYTHING: Final = (2 << len(HOOKS)) - 1


class Card:
    """A card as printed."""

    __slots__ = (
        "abilities", "active", "by_place", "cost", "faction", "gate", "gives", "gives_traits", "hears", "id",
        "kind", "life", "name", "number", "phase", "plain", "ranged", "strength", "structure", "symbols",
        "traits", "unit", "words",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        kind: int,
        cost: int,
        strength: int = 0,
        ranged: int = MELEE,
        life: int = 0,
        symbols: int = 0,
        abilities: tuple[Ability, ...] = (),
        phase: int = NONE,
        active: bool = False,
        structure: bool = False,
        gate: bool = False,
        id: str = "",
    ) -> None:
        self.name: str = name
        self.id: str = id or slug(name)
        self.words: tuple[str, ...] = tuple(name.split())
        self.kind: int = kind
        self.cost: int = cost
        self.strength: int = strength
        self.ranged: int = ranged
        self.life: int = life
        self.symbols: int = symbols
        self.abilities: tuple[int, ...] = tuple(enrol(a) for a in abilities)
        self.traits: int = 0
        self.hears: int = 0
        self.by_place: bool = False
        self.gives: int = 0  # the hooks of what its abilities give to others
        self.gives_traits: int = 0  # and the traits
        for a in abilities:
            self.traits |= a.traits
            self.hears |= a.hears
            self.gives |= _given(a)
            for given in a.gives:
                self.gives_traits |= ABILITIES[given].traits
            if a.hears & GRANTS and not a.gives:
                self.gives_traits = -1  # any printed ability, of cards not yet known too
            self.by_place = self.by_place or a.by_place
        self.phase: int = phase
        self.active: bool = active
        self.unit: bool = kind <= COMMON
        self.structure: bool = structure or kind == GATE
        # A unit that moves by the general rules alone.
        self.plain: bool = self.unit and not self.structure and not self.traits & MOVING and not self.hears & SPEED
        self.gate: bool = gate or kind == GATE
        self.faction: int = NONE
        self.number: int = len(CARDS)
        CARDS.append(self)
        BY_ID[self.id] = self

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Faction:
    """A ready-made deck and its place on the battlefield, seen from the owner's chair (row, column)."""

    __slots__ = ("deck", "gate", "id", "number", "summoner", "symbols", "units")

    def __init__(
        self,
        id: str,
        summoner: Card,
        at: tuple[int, int],
        gate: tuple[int, int],
        units: tuple[tuple[Card, int, int], ...],
        deck: Mapping[Card, int],
    ) -> None:
        self.id: str = id
        self.summoner: tuple[Card, int, int] = (summoner, at[0], at[1])
        self.gate: tuple[int, int] = gate
        self.units: tuple[tuple[Card, int, int], ...] = units
        self.deck: dict[Card, int] = dict(deck)
        self.symbols: int = summoner.symbols
        self.number: int = len(FACTIONS)
        for card in (summoner, *self.deck):
            if card.kind != GATE:
                card.faction = self.number
        FACTIONS.append(self)


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace("-", "_").replace(" ", "_")


CARDS: Final[list[Card]] = []
BY_ID: Final[dict[str, Card]] = {}
ABILITIES: Final[list[Ability]] = []
FACTIONS: Final[list[Faction]] = []


def _given(ability: Ability) -> int:
    """The hooks that whatever the ability gives to others could answer to."""
    if not ability.hears & GRANTS:
        return 0
    if not ability.gives:
        return ANYTHING
    bits = 1 << len(HOOKS)  # not nothing, so that losing abilities (Freeze) counts too
    for given in ability.gives:
        bits |= ABILITIES[given].hears
    return bits


def _settle_attributes(ability: Ability) -> None:
    """Compiled code reads the attributes of `Ability` itself and would not see what an interpreted subclass says."""
    for name in ATTRIBUTES:
        said, native = getattr(type(ability), name), getattr(Ability, name)
        if hasattr(native, "__set__") and not hasattr(said, "__set__"):
            native.__set__(ability, said)


def enrol(ability: Ability) -> int:
    """Number the ability the first time a card or an event names it."""
    if ability.number == NONE:
        _settle_attributes(ability)
        ability.number = len(ABILITIES)
        ability.key = ability.key or slug(ability.name)
        ABILITIES.append(ability)
        for n, hook in enumerate(HOOKS):
            if getattr(type(ability), hook) is not getattr(Ability, hook):
                ability.hears |= 1 << n
    return ability.number


def summoner(name: str, strength: int, ranged: int, life: int, symbols: int, *abilities: Ability) -> Card:
    return Card(name, SUMMONER, NO_COST, strength, ranged, life, symbols | NEUTRAL, abilities)


def champion(name: str, cost: int, strength: int, ranged: int, life: int, symbols: int, *abilities: Ability) -> Card:
    return Card(name, CHAMPION, cost, strength, ranged, life, symbols, abilities)


def common(name: str, cost: int, strength: int, ranged: int, life: int, symbols: int, *abilities: Ability) -> Card:
    return Card(name, COMMON, cost, strength, ranged, life, symbols, abilities)


def epic(name: str, cost: int, phase: int, text: Ability, active: bool = False) -> Card:
    return Card(name, EPIC, cost, abilities=(text,), phase=phase, active=active)


def standard(name: str, cost: int, phase: int, symbols: int, text: Ability, active: bool = False) -> Card:
    return Card(name, STANDARD, cost, symbols=symbols, abilities=(text,), phase=phase, active=active)


def named(card: int, word: str) -> bool:
    """Whether the card's name contains the word, as names are referred to (SW-NAME-01)."""
    return word in CARDS[card].words


GATE_CARD: Final = Card("Gate", GATE, 0, life=5)
STARTING_GATE: Final = Card("Starting Gate", GATE, 0, life=10)
