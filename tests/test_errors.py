import pickle

import pytest

from stolek import errors
from stolek.errors import (
    BadDeck,
    BadLog,
    BadSave,
    CannotSave,
    Illegal,
    MissingWord,
    NewerSave,
    OtherGame,
    OtherSeats,
    Reasoned,
    StolekError,
    UnknownGame,
    UnknownLanguage,
    UnknownOption,
    UnknownRule,
)
from stolek.words import LANGUAGES, Words

EVERY = [
    UnknownGame("chess", ["summoner-wars"]),
    UnknownLanguage("xx", LANGUAGES),
    UnknownOption("--level", "easiest", ["easy", "hard"]),
    UnknownOption("--seed", "x"),
    UnknownOption("decks", known="two decks, one for each seat"),
    UnknownOption("decks"),
    OtherSeats("scenario", 3, (1,)),
    BadSave("game.stolek", "line 1 column 1"),
    CannotSave("game.stolek", "No space left on device"),
    NewerSave("game.stolek"),
    OtherGame("game.stolek", "mage-knight", "summoner-wars"),
    BadLog(1234, "14 is not offered"),
    Illegal("not-offered", "SW-MOVE-03", {"answer": 14}),
    Illegal("no-such-answer", "", {"answer": 14}),
    Illegal("game-over"),
    Illegal("a reason of a game that is not loaded"),
    BadDeck("my dwarves", "unknown-deck", known="cave-goblins, phoenix-elves"),
    BadDeck("my dwarves", "no-deck"),
    BadDeck("my dwarves", "unreadable", why="line 1"),
    BadDeck("my dwarves", "unknown-card", card="ice-smth"),
    BadDeck("my dwarves", "bad-number", card="ice-smith", number="many"),
    BadDeck("my dwarves", "a reason of a game that is not loaded", "SW-DECK-03", card="ice-smith"),
    UnknownRule("SW-ATACK-05", ["SW-ATTACK-05"]),
    UnknownRule("x"),
    MissingWord("card-gate", "pl"),
]


def named(error: StolekError) -> str:
    return f"{type(error).__name__} {error.params}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("error", EVERY, ids=named)
def test_every_error_says_itself_with_its_facts(error: StolekError, lang: str) -> None:
    text = error.text(Words.load(lang))
    assert text.endswith((".", ": SW-ATTACK-05."))
    assert "  " not in text
    assert "none" not in text
    if error.rule:
        assert error.rule in text
    if not isinstance(error, Reasoned):
        for value in filter(None, error.params.values()):
            for part in value if isinstance(value, tuple) else [value]:
                assert str(part) in text


def test_every_kind_of_error_is_tried_here() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and hasattr(kind, "key")}
    assert {type(error) for error in EVERY} == kinds


@pytest.mark.parametrize("error", EVERY, ids=named)
def test_str_is_the_english_text(error: StolekError) -> None:
    assert str(error) == error.text(Words.load("en"))


@pytest.mark.parametrize("error", EVERY, ids=named)
def test_an_error_comes_whole_from_another_process(error: StolekError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.params, copy.rule) == (type(error), error.params, error.rule)


def test_a_refusal_gives_its_reason_and_its_rule() -> None:
    text = str(Illegal("not-offered", "SW-MOVE-03"))
    assert text == (
        "This is not on offer now. (Rule SW-MOVE-03.) Nothing has changed; choose from what is offered now."
    )


def test_without_a_rule_none_is_named() -> None:
    assert Illegal("game-over", "").rule is None
    assert str(Illegal("game-over", "")) == ("The game is over. Nothing has changed; choose from what is offered now.")


def test_a_very_long_fact_is_cut() -> None:
    text = str(BadSave("game.stolek", "x" * 5000))
    assert "xxx…)" in text
    assert len(text) < 800


class ErrorOfAGame(StolekError):
    key = "of-a-game"


def test_an_error_whose_words_are_not_at_hand_gives_its_facts() -> None:
    assert str(ErrorOfAGame(faction="Guild Dwarves")) == "of-a-game {'faction': 'Guild Dwarves'}"
