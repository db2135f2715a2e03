"""What is told to those who look on. Each entry: who may see it, what happened, details as ints."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.state import World
from stolek.kernel.asks import EVERYONE

# The kinds, with their details by name: what the interface shows, in the order they are told. A kind is its place
# in this list. Names of details say what the numbers are: `member`, `monster`, `path`, `die`, `colour` and so on.
KINDS: Final[list[tuple[str, tuple[str, ...]]]] = [
    # the course of the game
    ("round", ("number",)),
    ("phase", ("phase",)),
    ("first", ("seat",)),
    ("clan", ("seat", "affiliation")),
    ("pool", ("seat", "strength", "magic", "bargaining")),
    ("bargaining", ("seat", "faces", "dice")),  # faces: base 6, the first die counting least
    ("passed", ("seat",)),
    ("score", ("seat", "number")),
    ("won", ("seat",)),
    ("shared", ()),
    ("rated", ("rating", "number")),
    # goods
    ("gained", ("seat", "good", "number")),
    ("lost", ("seat", "good", "number")),
    ("gained-dice", ("seat", "strength", "magic", "bargaining")),
    # the Citadel
    ("visited", ("seat", "building", "die")),
    ("bought-trap", ("seat", "trap")),
    ("bought-defence", ("seat", "number")),
    ("bought-equipment", ("seat", "equipment", "member")),
    ("hired", ("seat", "member")),
    ("drinks", ("seat",)),
    ("discount", ("seat", "card")),
    ("paid", ("seat", "number")),
    ("earned", ("seat", "number")),
    ("brewed", ("seat", "potions", "venoms")),
    ("pawned", ("seat", "number")),
    ("wasted", ("seat", "die")),
    ("shows-mercenary", ("member",)),
    ("shows-trap", ("trap",)),
    ("shows-equipment", ("equipment",)),
    ("shows-loot", ("loot",)),
    # the Outskirts
    ("sent", ("seat", "member", "path")),
    ("loaded", ("seat", "path", "strength", "magic", "bargaining")),
    ("laid", ("seat", "path", "traps", "shields")),  # how many tokens
    ("laid-trap", ("seat", "path", "trap")),  # for the eyes of the owner
    ("worked", ("seat", "land")),
    # at any time
    ("used", ("seat", "member")),
    ("exchanged", ("seat", "die", "colour")),
    ("used-loot", ("seat", "loot")),
    ("sold", ("seat", "monster", "number")),
    ("healed", ("seat", "member")),
    ("gave", ("seat", "equipment", "member")),
    ("dropped", ("seat", "equipment")),
    ("settled", ("seat", "land", "member")),
    ("discarded-trap", ("seat", "trap")),
    # quests
    ("quest-total", ("seat", "member", "path", "number")),
    ("quest-won", ("seat", "quest", "path")),
    ("quest-failed", ("seat", "quest", "path")),
    ("quest-consoled", ("seat", "path")),
    ("quest-paid", ("seat", "quest", "path")),
    ("quest-unpaid", ("seat", "quest", "path")),
    ("quest-sam", ("quest",)),
    ("gave-loot", ("seat", "loot")),
    # battles
    ("battle", ("monster", "site")),
    ("revealed", ("seat", "path", "trap")),
    ("trick", ("seat", "path", "trap", "target")),
    ("cancelled", ("seat", "path", "trap")),
    ("stole", ("seat", "path", "target", "colour")),
    ("attacks", ("seat", "member", "monster", "path", "dice")),
    ("weakened", ("seat", "path", "number")),
    ("redirected", ("seat", "path", "target", "dice")),
    ("monster-rolled", ("seat", "path", "monster", "faces", "dice", "hits")),
    ("sure-wounds", ("monster", "path", "number")),
    ("spat", ("monster", "site", "hits")),
    ("throes", ("monster", "site", "number")),
    ("prevented", ("seat", "member", "path", "means")),
    ("wounded", ("seat", "member", "path")),
    ("died", ("seat", "member", "path")),
    ("threw", ("seat", "member", "path", "colour", "value")),
    ("rethrew", ("seat", "member", "path", "colour", "value")),
    ("venom", ("seat", "member", "path")),
    ("captured", ("seat", "member", "monster", "path", "number")),
    ("killed", ("seat", "member", "monster", "path", "number")),
    ("missed", ("seat", "member", "monster", "path", "number")),
    ("conquered", ("seat", "member", "land", "path", "number")),
    ("repelled", ("seat", "member", "land", "path", "number")),
    ("spoils", ("seat", "member", "loot")),
    ("escaped", ("monster",)),
    # cleanup
    ("to-entrance", ("monster",)),
    ("driven-off", ("monster",)),  # discarded because a stronger one is at the entrance
    ("panic", ("building",)),
    ("calm", ()),
    ("promoted", ("seat", "member")),
    ("wages", ("seat", "number")),
    ("deserted", ("seat", "member")),
    ("rescued", ("seat", "member")),
    ("monster-comes", ("monster", "site")),
    ("land-comes", ("land", "site")),
    ("event-comes", ("event", "site")),
    ("quest-comes", ("quest", "side")),
    ("gift", ("seat",)),
    # Sam
    ("sam-rolled", ("red", "yellow")),
    ("sam-visits", ("building", "die")),
    ("sam-sends", ("path",)),
    ("sam-takes-trap", ("trap",)),
    ("sam-takes-mercenary", ("member",)),
    ("sam-takes-equipment", ("equipment",)),
    ("sam-drives-off", ("monster",)),
    ("sam-takes-land", ("land",)),
]

NAMES: Final = tuple(name for name, _ in KINDS)
DETAILS: Final = dict(KINDS)
_NUMBER: Final = {name: number for number, name in enumerate(NAMES)}

# What is gained or lost.
FAME: Final = 0
COINS: Final = 1
DEFENCE: Final = 2
POTIONS: Final = 3
VENOMS: Final = 4
GOODS: Final = ("fame", "coins", "defence", "potions", "venoms")


def tell(s: World, kind: str, *details: int) -> None:
    if s.news is not None:
        s.news.append((EVERYONE, _NUMBER[kind], *details))


def tell_only(s: World, seat: int, kind: str, *details: int) -> None:
    """For the eyes of one seat; said right after what all see of it."""
    if s.news is not None:
        s.news.append((seat, _NUMBER[kind], *details))
