"""What the game offers besides playing: what is settled before it is dealt, and a first lesson."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import AFFILIATIONS, DIFFICULTIES, TAVERN
from stolek.games.monster_lands.faces import SIDES
from stolek.games.monster_lands.naming import affiliation_name
from stolek.games.monster_lands.options import BY_CHANCE, CHOICE, NOT_ALONE, SEATS, SEVERAL
from stolek.games.monster_lands.rules.scenarios import SCENARIOS
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import ADVENTURE, CLEANUP, MODULES
from stolek.offer import Field, GuideStep, Lesson, Pick
from stolek.words import Words

ALONE: Final = (1,)


def fields(words: Words) -> tuple[Field, ...]:
    return (
        _pick("scenario", [_scenario(n, words) for n in range(1, SCENARIOS + 1)], "1", words, ALONE),
        Field(
            "campaign",
            words.say("field-campaign"),
            "switch",
            default=False,
            note=words.say("field-campaign.note"),
            seats=ALONE,
        ),
        _pick("difficulty", [_difficulty(name, words) for name in DIFFICULTIES], DIFFICULTIES[0], words),
        Field(
            "modules",
            words.say("field-modules"),
            "pick",
            tuple(_module(name, words) for name in MODULES),
            default=[],
            several=True,
            note=words.say("field-modules.note"),
        ),
        Field(
            "clans",
            words.say("field-clans"),
            "pick",
            (Pick(CHOICE, words.say("pick-choice"), icon="clan"), *(_clan(n, words) for n in range(len(AFFILIATIONS)))),
            default=[CHOICE] * SEATS[-1],
            each_seat=True,
            note=words.say("field-clans.note"),
            advanced=True,
        ),
        _pick("first", [Pick(BY_CHANCE, words.say("pick-chance")), *_seats(words)], BY_CHANCE, words, SEVERAL, True),
        Field(
            "rulings",
            words.say("field-rulings"),
            "pick",
            tuple(_ruling(name, rule, words) for name, (_, rule) in RULINGS.items()),
            default=[],
            several=True,
            note=words.say("field-rulings.note"),
            advanced=True,
        ),
    )


def _pick(
    name: str, picks: list[Pick], default: str, words: Words, seats: tuple[int, ...] = (), advanced: bool = False
) -> Field:
    label, note = words.say(f"field-{name}"), words.say(f"field-{name}.note")
    return Field(name, label, "pick", tuple(picks), default=default, note=note, advanced=advanced, seats=seats)


def _scenario(n: int, words: Words) -> Pick:
    return Pick(str(n), f"{n}. {words.say(f'scenario-{n}')}", words.say(f"scenario-{n}-goal"))


def _difficulty(name: str, words: Words) -> Pick:
    return Pick(name, words.say(f"difficulty-{name}"), words.say(f"difficulty-{name}.note"))


def _module(name: str, words: Words) -> Pick:
    seats = SEVERAL if name in NOT_ALONE else ()
    return Pick(name, words.say(f"module-{name}"), words.say(f"module-{name}.note"), seats=seats)


def _clan(affiliation: int, words: Words) -> Pick:
    name = AFFILIATIONS[affiliation]
    return Pick(name, affiliation_name(affiliation, words), icon=name, tone=name)


def _seats(words: Words) -> list[Pick]:
    """By the colour of the clan that sits there."""
    return [
        Pick(str(seat + 1), words.say(f"scene-clan-{side}"), tone=side, seats=tuple(n for n in SEVERAL if n > seat))
        for seat, side in enumerate(SIDES)
    ]


def _ruling(name: str, rule: str, words: Words) -> Pick:
    return Pick(name, words.say(f"ruling-{name}"), f"{words.say(f'ruling-{name}.meaning')} ({rule})")


# The first lesson


def lesson() -> Lesson:
    """The learner begins with a high bargaining die, somebody worth hiring, and a monster that can be beaten."""
    options = {"seats": 2, "difficulty": "easy", "clans": ["fire", "jungle"], "first": "1"}
    return Lesson(options, seed=22, seat=0, bots={1: "greedy"})


# Each step: its words, what it speaks of, and the marks of what does it or makes it late.
OUT: Final = ("passed-0", f"phase-{ADVENTURE}")
GUIDE: Final = (
    ("aim", ("side0", "side1"), ()),
    ("dice", ("pool0",), ()),
    ("visit", ("die0.6.0", "citadel/tavern"), (f"visited-{TAVERN}-0", "sent-0", *OUT)),
    ("hire", ("mercenary-ninra",), ("hired-0", "sent-0", *OUT)),
    ("other", ("clan1", "pool1"), ()),
    ("send", ("mercenary-ninra", "land0/a3"), ("sent-0", *OUT)),
    ("load", ("pool0", "store0"), ("loaded-0", *OUT)),
    ("spend", ("citadel/mine", "citadel/laboratory", "mercenary-onduru"), OUT),
    ("battle", ("land0",), (f"phase-{CLEANUP}",)),
    ("cleanup", ("side0", "entrance"), ("round-2",)),
    ("alone", (), ()),
)


def guide(words: Words) -> tuple[GuideStep, ...]:
    return tuple(GuideStep(words.say(f"guide-{key}"), refs, until) for key, refs, until in GUIDE)
