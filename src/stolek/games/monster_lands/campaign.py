"""The solo campaign: ten scenarios in a row, each game by the rating of the one before (ML-CAMP-01 to ML-CAMP-07).

What came before is in the options of a game: `"campaign": {"history": [{"scenario": 1, "difficulty": "easy",
"rating": "veteran"}, ...]}`, or just `True` in the first one. So a table knows its campaign, and a save
brings it along.
"""

from __future__ import annotations

from typing import Any, Final

from stolek.errors import UnknownOption
from stolek.games.monster_lands.board import DEADLY, DIFFICULTIES, EASY, HARD
from stolek.games.monster_lands.rules.ratings import APPRENTICE, CLUMSY, HERO, RATINGS, rating
from stolek.games.monster_lands.rules.scenarios import SCENARIOS, least_difficulty
from stolek.games.monster_lands.state import World
from stolek.offer import Sequel
from stolek.words import Words

FIRST: Final = 1
WON: Final = "won"
LOST: Final = "lost"
KEPT: Final = ("seats", "modules", "rulings")  # of the options, from one game to the next


def next_game(options: dict[str, Any], reached: int) -> dict[str, Any] | str:
    """The options of the game that follows one which ended with this rating; WON or LOST where none does."""
    scenario, difficulty = int(options.get("scenario", FIRST)), level(options)
    following = course(scenario, difficulty, reached)
    if isinstance(following, str):
        return following
    played = {"scenario": scenario, "difficulty": DIFFICULTIES[difficulty], "rating": RATINGS[reached]}
    return {
        **{name: options[name] for name in KEPT if name in options},
        "scenario": str(following[0]),
        "difficulty": DIFFICULTIES[following[1]],
        "campaign": {"history": [*history(options), played]},
    }


def course(scenario: int, difficulty: int, reached: int) -> tuple[int, int] | str:
    """The next scenario and difficulty."""
    if reached == CLUMSY:
        if difficulty <= least_difficulty(scenario):  # ML-CAMP-03, ML-CAMP-07
            return LOST
        return scenario, difficulty - 1
    if reached == APPRENTICE:
        return scenario, difficulty
    if scenario == SCENARIOS and difficulty >= HARD:  # ML-CAMP-04, ML-CAMP-06
        return WON
    return min(scenario + 1, SCENARIOS), DEADLY if reached == HERO else HARD  # ML-CAMP-02


def level(options: dict[str, Any]) -> int:
    """The difficulty, by the same default as when a game is dealt."""
    least = least_difficulty(int(options.get("scenario", FIRST)))
    return DIFFICULTIES.index(options.get("difficulty", DIFFICULTIES[max(EASY, least)]))


def history(options: dict[str, Any]) -> list[dict[str, Any]]:
    """The games before this one, in order."""
    campaign = options.get("campaign")
    return list(campaign["history"]) if isinstance(campaign, dict) else []


def check(options: dict[str, Any]) -> None:
    """Raises UnknownOption where what is said to have come before does not lead to this game (ML-CAMP-01)."""
    campaign = options.get("campaign")
    if campaign is None or isinstance(campaign, bool):
        games: object = []
    else:
        games = campaign.get("history") if isinstance(campaign, dict) and len(campaign) == 1 else None
    if not isinstance(games, list):
        raise UnknownOption("campaign", campaign)
    if not campaign:
        return
    following: tuple[int, int] | str = (FIRST, _difficulty(games[0] if games else options))
    for game in games:
        if not isinstance(game, dict) or game.get("rating") not in RATINGS or _place(game) != following:
            raise UnknownOption("campaign", game)
        following = course(*_place(game), RATINGS.index(game["rating"]))
    now = (int(options.get("scenario", FIRST)), level(options))
    if following != now:
        wanted = (FIRST,) if isinstance(following, str) else following
        raise UnknownOption("scenario", now[0], [str(wanted[0]), *[DIFFICULTIES[n] for n in wanted[1:]]])


def _place(game: dict[str, Any]) -> tuple[int, int]:
    scenario = game.get("scenario")
    if not isinstance(scenario, int) or isinstance(scenario, bool):
        raise UnknownOption("campaign", game)
    return scenario, _difficulty(game)


def _difficulty(game: object) -> int:
    name = game.get("difficulty", DIFFICULTIES[EASY]) if isinstance(game, dict) else None
    if name not in DIFFICULTIES:
        raise UnknownOption("campaign", game)
    return DIFFICULTIES.index(name)


def sequel(s: World, options: dict[str, Any], words: Words) -> Sequel | None:
    if not options.get("campaign"):
        return None
    following = next_game(options, rating(s))
    games = len(history(options)) + 1  # ML-CAMP-05
    if isinstance(following, str):
        return Sequel(words.say(f"campaign-{following}", games=games))
    text = words.say(
        "campaign-next",
        games=games,
        scenario=following["scenario"],
        title=words.say(f"scenario-{following['scenario']}"),
        difficulty=following["difficulty"],
    )
    return Sequel(text, following)
