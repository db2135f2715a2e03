"""The rules of a game as a page shows them: the ledger's entries in the reader's language."""

from __future__ import annotations

from functools import cache

from stolek import ledger
from stolek.games import GAMES, open_game
from stolek.ledger import Example, Rule, Term
from stolek.offer import Area, ExampleEntry, RuleBook, RuleEntry, TermEntry
from stolek.words import LANGUAGES, Words


@cache
def rule_book(game: str, lang: str) -> RuleBook:
    """Raises UnknownGame."""
    book = ledger.load(game)
    words = Words.load(lang, GAMES[game])
    areas = dict.fromkeys(rule.area for rule in book.rules.values())
    return RuleBook(
        game,
        book.title,
        tuple(Area(area, words.say("area-" + area.replace(" ", "_"))) for area in areas),
        tuple(_rule(rule, words) for rule in book.rules.values()),
        tuple(_example(example, words) for example in book.examples.values()),
        tuple(sorted((_term(term, game, words) for term in book.glossary.values()), key=lambda term: term.term)),
        open_game(game).house_values(words),
    )


def _rule(rule: Rule, words: Words) -> RuleEntry:
    text = words.say(rule.id) if words.has(rule.id) else rule.text
    note = rule.note or ""
    if words.has(rule.id):
        note = words.say(f"{rule.id}.note") if words.has(f"{rule.id}.note") else ""
    return RuleEntry(rule.id, rule.area, text, note, rule.see, "not covered" in rule.source)


def _example(example: Example, words: Words) -> ExampleEntry:
    """In languages other than the ledger's an example is one text, from what is given to what follows."""
    if words.has(example.id):
        return ExampleEntry(example.id, example.covers, words.say(example.id), "", "")
    return ExampleEntry(example.id, example.covers, example.given, example.when, example.then)


def _term(term: Term, game: str, words: Words) -> TermEntry:
    names = {lang: Words.load(lang, GAMES[game]) for lang in LANGUAGES}
    key = f"glossary-{term.key}"
    said = {lang: one.say(key) for lang, one in names.items() if one.has(key)}
    meaning = words.say(f"{key}.meaning") if words.has(f"{key}.meaning") else term.meaning
    return TermEntry(said.get(words.lang, term.en), meaning, **{"en": term.en, "cs": term.cs, **said})
