"""What is seen of an entry of the story while it happens: what goes where, what is rolled, who is hurt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolek.games.monster_lands.board import COLOURS
from stolek.games.monster_lands.picture.places import PATH_ZONES, QUEST_ZONES, SITE_ZONES, building_place, path_place
from stolek.games.monster_lands.rules import news
from stolek.scene import Step

Facts = dict[str, int]
Steps = tuple[Step, ...]


def steps(event: tuple[int, ...]) -> Steps:
    kind = news.NAMES[event[1]]
    seen = SEEN.get(kind)
    return () if seen is None else seen(dict(zip(news.DETAILS[kind], event[2:], strict=True)))


def mark(event: tuple[int, ...]) -> str:
    """What happened to whom: `sent-0`; of a round, a phase or a visit also which one: `phase-2`, `visited-6-0`."""
    what = news.NAMES[event[1]]
    facts = dict(zip(news.DETAILS[what], event[2:], strict=True))
    for detail in MARKED.get(what, ()):
        what += f"-{facts[detail]}"
    return f"{what}-{facts['seat']}" if "seat" in facts else what


MARKED: Final = {"round": ("number",), "phase": ("phase",), "visited": ("building",), "sam-visits": ("building",)}


# Places


def pool(f: Facts) -> str:
    return f"pool{f['seat']}"


def store(f: Facts) -> str:
    return f"store{f['seat']}"


def side(f: Facts) -> str:
    return f"side{f['seat']}"


def clan(f: Facts) -> str:
    return f"clan{f['seat']}"


def won(f: Facts) -> str:
    return f"won{f['seat']}"


def who(f: Facts) -> str:
    return path_place(f["path"], "who")


def on_path(f: Facts) -> str:
    return path_place(f["path"], "dice")


def site(f: Facts) -> str:
    """Where the monster or land of a path lies, or of a site itself."""
    return PATH_ZONES[f["path"]] if "path" in f else SITE_ZONES[f["site"]]


def good_place(f: Facts) -> str:
    return side(f) if f["good"] in (news.FAME, news.COINS) else store(f)


# What is seen of them


def come(place: Callable[[Facts], str] | str) -> Callable[[Facts], Steps]:
    return lambda f: (Step("come", place if isinstance(place, str) else place(f)),)


def go(place: Callable[[Facts], str] | str) -> Callable[[Facts], Steps]:
    return lambda f: (Step("go", place if isinstance(place, str) else place(f)),)


def note(place: Callable[[Facts], str] | str) -> Callable[[Facts], Steps]:
    return lambda f: (Step("note", place if isinstance(place, str) else place(f)),)


def move(at: Callable[[Facts], str] | str, to: Callable[[Facts], str]) -> Callable[[Facts], Steps]:
    return lambda f: (Step("move", at if isinstance(at, str) else at(f), to(f)),)


def pay(f: Facts) -> Steps:
    return (Step("pay", side(f), n=f["number"]),)


def earn(f: Facts) -> Steps:
    return (Step("gain", side(f), n=f["number"]),)


def clan_comes(f: Facts) -> Steps:
    return (Step("come", clan(f)),)


def dice_gained(f: Facts) -> Steps:
    return (Step("gain", pool(f), n=f["strength"] + f["magic"] + f["bargaining"]),)


def gained(f: Facts) -> Steps:
    return (Step("gain", good_place(f), n=f["number"]),)


def lost(f: Facts) -> Steps:
    return (Step("pay", good_place(f), n=f["number"]),)


def bargained(f: Facts) -> Steps:
    return (Step("roll", pool(f), dice=pips(f["faces"], f["dice"]), tone="bargaining"),)


def pips(faces: int, dice: int) -> tuple[tuple[str, ...], ...]:
    """What dice show, packed base 6."""
    found = []
    for _ in range(dice):
        found.append((f"pips-{1 + faces % 6}",))
        faces //= 6
    return tuple(found)


def visited(f: Facts) -> Steps:
    return (Step("move", pool(f), building_place(f["building"])),)


def loaded(f: Facts) -> Steps:
    return (Step("move", pool(f), on_path(f)),) if f["strength"] + f["magic"] + f["bargaining"] else ()


def laid(f: Facts) -> Steps:
    return (Step("move", store(f), path_place(f["path"], "tokens")),)


def brewed(f: Facts) -> Steps:
    return (Step("gain", store(f), n=f["potions"] + f["venoms"]),)


def shielded(f: Facts) -> Steps:
    return (Step("gain", store(f), n=f["number"]),)


def healed(f: Facts) -> Steps:
    return (Step("pay", store(f), n=1), Step("heal", clan(f)))


def aimed(f: Facts) -> Steps:
    return (Step("note", who(f), path_place(f["target"], "who")),)


def stole(f: Facts) -> Steps:
    return (Step("move", path_place(f["target"], "dice"), on_path(f)),)


def attacked(f: Facts) -> Steps:
    return (Step("note", site(f), who(f)),)


def weakened(f: Facts) -> Steps:
    return (Step("pay", on_path(f), n=f["number"]),)


def monster_rolled(f: Facts) -> Steps:
    return (Step("roll", site(f), dice=pips(f["faces"], f["dice"]), tone="attack"),)


def threw(f: Facts) -> Steps:
    return (Step("roll", on_path(f), dice=((f"pips-{f['value']}",),), tone=COLOURS[f["colour"]]),)


def rethrew(f: Facts) -> Steps:
    """The note keeps it apart from what was thrown before."""
    return (Step("note", on_path(f)), *threw(f))


def wounded(f: Facts) -> Steps:
    return (Step("hurt", who(f), n=1),)


def venom(f: Facts) -> Steps:
    return (Step("go", path_place(f["path"], "bag")),)


def prevented(f: Facts) -> Steps:
    return (Step("note", who(f)),)


def conquered(f: Facts) -> Steps:
    return (Step("move", site(f), won(f)),)


def sam_rolled(f: Facts) -> Steps:
    return (
        Step("roll", "sam", dice=((f"pips-{f['red']}",),), tone="red"),
        Step("roll", "sam", dice=((f"pips-{f['yellow']}",),), tone="yellow"),
    )


def at_building(f: Facts) -> str:
    return building_place(f["building"])


def at_quest(f: Facts) -> str:
    return QUEST_ZONES[f["side"]]


SEEN: Final[dict[str, Callable[[Facts], Steps]]] = {
    "clan": clan_comes,
    "pool": dice_gained,
    "bargaining": bargained,
    "passed": note(side),
    "gained": gained,
    "lost": lost,
    "gained-dice": dice_gained,
    "visited": visited,
    "bought-trap": move("lodge", store),
    "bought-defence": shielded,
    "bought-equipment": move("market", clan),
    "hired": move("tavern", clan),
    "drinks": go("tavern"),
    "paid": pay,
    "earned": earn,
    "brewed": brewed,
    "pawned": earn,
    "wasted": go(pool),
    "shows-mercenary": come("tavern"),
    "shows-trap": come("lodge"),
    "shows-equipment": come("market"),
    "shows-loot": come("loot"),
    "sent": move(clan, who),
    "loaded": loaded,
    "laid": laid,
    "worked": note(won),
    "used": note(clan),
    "exchanged": note(pool),
    "used-loot": go(store),
    "gave-loot": go(store),
    "sold": lambda f: (Step("go", won(f)), *earn(f)),
    "healed": healed,
    "gave": note(clan),
    "dropped": go(clan),
    "settled": note(won),
    "discarded-trap": go(store),
    "quest-won": note(who),
    "quest-failed": note(who),
    "quest-consoled": note(who),
    "quest-paid": note(who),
    "quest-unpaid": note(who),
    "battle": note(site),
    "revealed": note(lambda f: path_place(f["path"], "tokens")),
    "trick": aimed,
    "cancelled": go(lambda f: path_place(f["path"], "tokens")),
    "stole": stole,
    "attacks": attacked,
    "weakened": weakened,
    "redirected": aimed,
    "monster-rolled": monster_rolled,
    "sure-wounds": note(site),
    "throes": note(site),
    "prevented": prevented,
    "wounded": wounded,
    "died": go(who),
    "threw": threw,
    "rethrew": rethrew,
    "venom": venom,
    "captured": go(site),
    "killed": move(site, won),
    "conquered": conquered,
    "repelled": note(who),
    "missed": note(who),
    "spoils": move("loot", store),
    "to-entrance": come("entrance"),
    "driven-off": go("entrance"),
    "panic": come(at_building),
    "calm": note("citadel"),
    "promoted": note(clan),
    "wages": pay,
    "deserted": go(clan),
    "rescued": clan_comes,
    "monster-comes": come(site),
    "land-comes": come(site),
    "event-comes": note(site),
    "quest-comes": come(at_quest),
    "sam-rolled": sam_rolled,
    "sam-visits": come(at_building),
    "sam-sends": come(who),
    "sam-takes-trap": go("lodge"),
    "sam-takes-mercenary": go("tavern"),
    "sam-takes-equipment": go("market"),
}
"""Rounds, phases, scores and what only speaks of what is seen anyway are told and not seen."""
