"""Where the zones lie: on a wide screen both halves of the board side by side, on a narrow one behind tabs."""

from __future__ import annotations

from functools import cache
from typing import Final

from stolek.scene import Layout, Node
from stolek.words import Words

PACKAGE: Final = "stolek.games.monster_lands"


@cache
def layout(near: int, around: tuple[int, ...], two_lands: bool, alone: bool, lang: str) -> Layout:
    """The own dice are always seen."""
    words = Words.load(lang, PACKAGE)
    return Layout(wide(near, around, two_lands, alone), narrow(near, around, two_lands, alone, words))


def wide(near: int, around: tuple[int, ...], two_lands: bool, alone: bool) -> Node:
    lands = [zone("land0", 1.55), zone("land1", 1.55)] if two_lands else [zone("land0", 2.1)]
    outskirts = column(
        *lands,
        row(zone("quest0", 1.15), zone("quest1"), zone("entrance", 1.8), share=1.05),
        row(zone(f"side{near}", 1.25), zone(f"pool{near}", 1.35), zone(f"store{near}", 1.4), px=66),
        row(zone(f"clan{near}", 3.2), zone(f"won{near}")),
        share=1.5,
    )
    others = [column(*beside(seat), share=1.0) for seat in around]
    citadel = column(
        zone("citadel", 2.1),
        row(zone("tavern", 4), zone("greenhorns"), share=1.45),
        row(zone("market", 1.55), zone("lodge", 1.3), zone("loot", 0.8), share=1.1),
        *([zone("sam", px=100)] if alone else []),
        *others,
    )
    return column(zone("phases", px=34), row(outskirts, citadel))


def beside(seat: int) -> list[Node]:
    """Another clan in two lines."""
    return [
        row(zone(f"side{seat}", 1.5), zone(f"pool{seat}"), px=34),
        row(zone(f"clan{seat}", 2), zone(f"store{seat}"), zone(f"won{seat}")),
    ]


def narrow(near: int, around: tuple[int, ...], two_lands: bool, alone: bool, words: Words) -> Node:
    def tab(label: str, icon: str, *parts: Node) -> Node:
        return Node("column", parts=parts, label=words.say(f"scene-tab-{label}"), icon=icon)

    tabs = [
        tab(
            "citadel",
            "citadel",
            zone("citadel", px=190),
            row(zone("tavern", 4), zone("greenhorns")),
            row(zone("market", 1.1), zone("lodge", 1.6), px=112),
        ),
        tab("land-a" if two_lands else "land", "lands", zone("land0", 4), zone("loot", px=56)),
        *([tab("land-b", "lands", zone("land1"))] if two_lands else []),
        tab("quests", "quest", zone("quest0"), zone("quest1"), zone("entrance", 1.1)),
        tab("clan", "clan", zone(f"clan{near}", 2), zone(f"store{near}"), zone(f"won{near}")),
    ]
    if around or alone:
        others = [column(*beside(seat)) for seat in around]
        label, icon = ("others", "others") if around else ("scenario", "sam")
        tabs.append(tab(label, icon, *others, *([zone("sam")] if alone else [])))
    return column(
        zone("phases", px=32),
        zone(f"side{near}", px=32),
        Node("tabs", parts=tuple(tabs)),
        zone(f"pool{near}", px=52),
    )


def zone(name: str, share: float = 1.0, px: int = 0) -> Node:
    return Node("zone", name, share=share, px=px)


def row(*parts: Node, share: float = 1.0, px: int = 0) -> Node:
    return Node("row", parts=parts, share=share, px=px)


def column(*parts: Node, share: float = 1.0) -> Node:
    return Node("column", parts=parts, share=share)
