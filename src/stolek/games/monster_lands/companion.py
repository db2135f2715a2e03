"""Sam beside a box: the program rolls for him and says what he takes; the game itself lies on a real table."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from stolek.games.base import Companion
from stolek.games.monster_lands.board import (
    ARMOURY,
    LABORATORY,
    LODGE,
    MARKET,
    MINE,
    QUEST_PATHS,
    SAM,
    SAM_TOKENS,
    TAVERN,
)
from stolek.games.monster_lands.options import lay_out
from stolek.games.monster_lands.queries import sam_tokens_out
from stolek.games.monster_lands.rules.sam import (
    BUILDING,
    CITADEL,
    ROW,
    face_down,
    has_place,
    has_space,
    lab_space,
    mine_place,
    path_for,
    quest_for,
)
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE
from stolek.words import Words

NAMES: Final = {
    LODGE: "lodge",
    LABORATORY: "laboratory",
    TAVERN: "tavern",
    ARMOURY: "armoury",
    MARKET: "market",
    MINE: "mine",
}


class Sam(Companion):
    """His own dice and tokens are known to him, the person's are not: where theirs fill a place, he rolls again."""

    def __init__(self, options: dict[str, Any], words: Words) -> None:
        self.words = words
        self._s: World = lay_out({"seats": 1, **options})
        self._before = self._s

    def turn(self, rng: Random, again: bool = False) -> tuple[str, ...]:
        """What he does; with `again` instead of what he did last (ML-SAM-05)."""
        if again:
            self._s = self._before
        self._before = self._s.clone()
        if not has_place(self._s):
            return (self.words.say("companion-nothing"),)
        while True:
            red, yellow = rng.randint(1, 6), rng.randint(1, 6)
            lines = self._citadel(red, yellow, rng) if red <= CITADEL else self._outskirts(yellow)
            if lines:
                return (self.words.say("event-sam-rolled", red=red, yellow=yellow), *lines)

    def _citadel(self, red: int, yellow: int, rng: Random) -> tuple[str, ...]:
        s, building = self._s, BUILDING[yellow - 1]
        if not has_space(s, building):
            return ()
        die = 0
        if building == MINE:
            s.placed[MINE].append(mine_place(s))
        elif building == LABORATORY:
            s.placed[LABORATORY].append(lab_space(s))
        else:
            die = rng.randint(1, 6)
            s.placed[building].append(die)
        return (self.words.say(f"companion-{NAMES[building]}", die=die, place=1 + ROW[red]),)

    def _outskirts(self, yellow: int) -> tuple[str, ...]:
        s = self._s
        path = path_for(s, yellow)
        if path == NONE:
            return ()
        s.who[path] = SAM
        left = SAM_TOKENS - sam_tokens_out(s)
        quest = quest_for(s, yellow)
        if quest != NONE:
            return (self.words.say("companion-quest", number=1 + quest, left=left),)
        tricks = face_down(s, path)
        said = self.words.say("companion-path", number=1 + path, left=left)
        return (said, self.words.say("companion-tricks", number=tricks)) if tricks else (said,)

    def new_round(self) -> tuple[str, ...]:
        """His part in the adventure phase (ML-SAM-17 to ML-SAM-19); then his dice and tokens return (ML-SAM-15)."""
        s = self._s
        on_quests = any(s.who[path] == SAM for paths in QUEST_PATHS for path in paths)
        on_land = any(who == SAM for path, who in enumerate(s.who) if all(path not in paths for paths in QUEST_PATHS))
        lines = [self.words.say("companion-land")] * on_land + [self.words.say("companion-quests")] * on_quests
        s.who = [NONE] * len(s.who)
        s.placed = [[] for _ in s.placed]
        self._before = s
        return (*lines, self.words.say("companion-round"))
