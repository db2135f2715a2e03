"""What the game offers besides playing: what is settled before, decks to build, a first lesson."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from stolek.errors import BadDeck
from stolek.games.summoner_wars import decks
from stolek.games.summoner_wars.cards.base import (
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    STANDARD,
    Faction,
)
from stolek.games.summoner_wars.decks import CLASS_NAMES, LIMITS, Deck
from stolek.games.summoner_wars.faces import faction_name
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.games.summoner_wars.scene import thing
from stolek.games.summoner_wars.setup import lay_out, settings
from stolek.kernel.asks import NONE
from stolek.offer import (
    Builder,
    BuilderCard,
    BuilderGroup,
    DeckChecked,
    DeckDraft,
    Field,
    GuideStep,
    Leader,
    Lesson,
    Pick,
    Reason,
)
from stolek.words import Words

FIRST: Final = ("phoenix-elves", "cave-goblins")  # what two people get who choose nothing
ORDER: Final = (CHAMPION, COMMON, EPIC, STANDARD, GATE)


def fields(words: Words) -> tuple[Field, ...]:
    return (
        Field(
            "decks",
            words.say("field-decks"),
            "deck",
            tuple(_faction(faction, words) for faction in FACTIONS),
            default=list(FIRST),
            each_seat=True,
            note=words.say("field-decks.note"),
        ),
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


def _faction(faction: Faction, words: Words) -> Pick:
    blurb = words.say(f"about-{faction.id}")
    return Pick(faction.id, faction_name(faction.number, words), blurb, f"faction-{faction.id}", faction.id)


def _ruling(name: str, rule: str, words: Words) -> Pick:
    return Pick(name, words.say(f"ruling-{name}"), f"{words.say(f'ruling-{name}.meaning')} ({rule})")


# Decks


def builder(words: Words) -> Builder:
    groups = tuple(
        BuilderGroup(CLASS_NAMES[kind], words.say(f"group-{CLASS_NAMES[kind]}"), LIMITS[kind][0]) for kind in ORDER
    )
    return Builder(groups, tuple(_leader(faction) for faction in FACTIONS))


def _leader(faction: Faction) -> Leader:
    """Own cards first, then those of others, each by their class."""
    pool = sorted(
        decks.allowed(faction),
        key=lambda card: (ORDER.index(card.kind), card.faction not in (faction.number, NONE), card.number),
    )
    cards = tuple(BuilderCard(card.id, LIMITS[card.kind][1], CLASS_NAMES[card.kind]) for card in pool)
    return Leader(faction.summoner[0].id, cards, {card.id: n for card, n in faction.deck.items()})


def checked(draft: DeckDraft, words: Words) -> DeckChecked:
    counts = Counter({CLASS_NAMES[kind]: 0 for kind in ORDER})
    for id, number in draft.cards.items():
        card = BY_ID.get(id)
        if card is not None and card.kind in LIMITS:
            counts[CLASS_NAMES[card.kind]] += number
    return DeckChecked(tuple(_reason(problem, words) for problem in _problems(draft)), dict(counts))


def _problems(draft: DeckDraft) -> list[BadDeck]:
    """All that is wrong; where it is no list of known cards, the first thing."""
    faction = next((f for f in FACTIONS if f.summoner[0].id == draft.leader), None)
    known = {BY_ID[id]: n for id, n in draft.cards.items() if id in BY_ID and n > 0}
    if faction is not None and len(known) == len(draft.cards):
        return decks.problems(Deck(draft.name, faction, known))
    try:
        drafted(draft)
    except BadDeck as error:
        return [error]
    return []


def _reason(problem: BadDeck, words: Words) -> Reason:
    facts: dict[str, Any] = dict(problem.params)
    card = BY_ID.get(str(facts.get("card")))
    if card is not None:
        facts["card"] = words.say(f"card-{card.id}")
    return Reason(words.say(f"deck-{facts['reason']}", **facts), problem.rule or "")


def drafted(draft: DeckDraft) -> dict[str, Any]:
    return decks.read({"name": draft.name, "summoner": draft.leader, "cards": draft.cards}, draft.name).to_data()


# The first lesson


def lesson() -> Lesson:
    """The learner begins, with something for every phase in hand: three units, a gate, and a card to spare."""
    return Lesson({"decks": ["phoenix-elves", "cave-goblins"]}, seed=46, seat=0, bots={1: "greedy"})


# Each step: its words, what it speaks of, and the marks of what does it or makes it late.
GUIDE: Final = (
    ("aim", ("summoner0", "summoner1"), ()),
    ("hand", ("hand0", "magic0"), ()),
    ("summon", ("ember_archer", "royal_guardian", "ember_beast"), ("summoned-0", "phase-1-0")),
    ("end-summon", ("phases",), ("phase-1-0",)),
    ("move", ("board",), ("moved-0", "phase-2-0")),
    ("end-move", ("phases",), ("phase-2-0",)),
    ("build", ("gate",), ("built-0", "phase-3-0")),
    ("attack", ("board",), ("attacked-0", "phase-4-0")),
    ("dice", ("board",), ()),
    ("end-attack", ("phases",), ("phase-4-0",)),
    ("magic", ("fire_drake", "magic0"), ("threw-card-0", "phase-5-0")),
    ("draw", ("deck0", "hand0"), ("turn-2-1",)),
    ("other", ("hand1", "magic1"), ("turn-3-0",)),
    ("alone", (), ()),
)


def guide(words: Words) -> tuple[GuideStep, ...]:
    s = lay_out(*settings(lesson().options))
    named = {f"summoner{seat}": thing(o, CARDS[s.kind[o]]) for seat, o in enumerate(s.leader)}
    return tuple(
        GuideStep(words.say(f"guide-{key}"), tuple(named.get(ref, ref) for ref in refs), until)
        for key, refs, until in GUIDE
    )
