"""How the table looks from a seat. The state is a concealed one: what the seat cannot know is not in it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from stolek.games.monster_lands.board import DIFFICULTIES, ROUNDS, SAM_TOKENS
from stolek.games.monster_lands.faces import MARKS, SIDES, badge
from stolek.games.monster_lands.picture.citadel import citadel, citadel_pieces
from stolek.games.monster_lands.picture.clans import clan_pieces, clan_zones
from stolek.games.monster_lands.picture.layout import layout
from stolek.games.monster_lands.picture.outskirts import outskirts, outskirts_pieces
from stolek.games.monster_lands.queries import sam_tokens_out
from stolek.games.monster_lands.rules.scenarios import rounds
from stolek.games.monster_lands.state import ADVENTURE, CLEANUP, DEPLOYMENT, OVER, PHASES, POOL, SETUP, World
from stolek.games.monster_lands.verdict import verdict
from stolek.scene import Lane, Lanes, Panel, Scene, Seat, Zone
from stolek.words import Words

ROUND: Final = (POOL, DEPLOYMENT, ADVENTURE, CLEANUP)


def scene(s: World, seat: int | None, words: Words, open: bool = False) -> Scene:
    """What `seat` sees; of traps that are not its own, only how many there are."""
    near = 0 if seat is None else seat
    eyes: Collection[int] = range(s.seats) if open else () if seat is None else (seat,)
    around = [(near + n) % s.seats for n in range(1, s.seats)]
    zones: list[Zone] = [phases(s, seat, words), *outskirts(s, words), *citadel(s, words)]
    if s.scenario:
        zones.append(sam(s, words))
    pieces = [*outskirts_pieces(s, eyes, words), *citadel_pieces(s, words)]
    for each in (*around, near):
        zones += clan_zones(s, each, words)
        pieces += clan_pieces(s, each, eyes, words)
    seats = tuple(sitter(n, seat, words) for n in range(s.seats))
    tree = layout(near, tuple(around), s.seats > 2, s.scenario > 0, words.lang)
    return Scene(words.say("scene-title"), seat, seats, tuple(zones), tuple(pieces), tree)


def sitter(n: int, seat: int | None, words: Words) -> Seat:
    whose = words.say("scene-yours" if n == seat else f"scene-whose-{SIDES[n]}")
    return Seat(words.say(f"scene-clan-{SIDES[n]}"), whose, SIDES[n], MARKS[n])


def phases(s: World, seat: int | None, words: Words) -> Lanes:
    """The four phases of a round (ML-ROUND-01)."""
    lanes = []
    for phase in ROUND:
        state: Literal["", "done", "now"] = "now" if phase == s.phase else "done" if phase < s.phase else ""
        lanes.append(Lane(PHASES[phase], words.say(f"phase-{PHASES[phase]}"), state, icon=PHASES[phase]))
    difficulty = words.say(f"difficulty-{DIFFICULTIES[s.difficulty]}")
    if s.phase == SETUP:
        title = words.say("phase-setup")
    elif s.phase == OVER:
        title = words.say("phase-over")
    else:
        title = words.say("scene-round", number=s.round, most=rounds(s) if s.scenario else ROUNDS)
        if s.phase == DEPLOYMENT and s.seats > 1:
            whose = "mine" if s.active == seat else SIDES[s.active]
            title += f", {words.say(f'scene-turn-{whose}')}"
    return Lanes("phases", f"{title} ({difficulty})", tuple(lanes))


def sam(s: World, words: Words) -> Panel:
    """Who plays besides, and how far one has come in the scenario."""
    left = SAM_TOKENS - sam_tokens_out(s)
    badges = [badge("sam", left, words)]
    if sum(s.pile):
        badges.append(badge("traps", sum(s.pile), words))
    name = words.say(f"scenario-{s.scenario}")
    title = words.say("scene-scenario", number=s.scenario, name=name)
    goal = words.say(f"scenario-{s.scenario}-goal")
    return Panel("sam", title, (verdict(s, words), goal) if s.phase != SETUP else (goal,), badges=tuple(badges))
