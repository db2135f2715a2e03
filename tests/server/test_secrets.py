"""All that reaches a person in whole games is recorded and searched for what that person may not know."""

from __future__ import annotations

import logging
import random
import re
from typing import Any

import pytest

from stolek.games import open_game
from stolek.games.summoner_wars.cards.base import CARDS
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE
from tests.server.serving import Json, Served, Socket, Somebody

DECKS = [("cave-goblins", "phoenix-elves"), ("tundra-orcs", "fallen-kingdom")]
NOBODY = 2  # the seat of an onlooker


def in_sight(s: Battle, seat: int) -> set[int]:
    """The kinds of this seat's cards that lie, or have come to the hand, where all can see them."""
    played = {kind for kind, owner in zip(s.kind, s.owner, strict=True) if kind != NONE and owner == seat}
    tucked = {card >> 1 for cards in s.under for card in cards if card & 1 == seat}
    discarded = {kind for kind, number in zip(s.lists[seat], s.open[seat], strict=True) if number}
    return played | tucked | discarded | set(s.known[seat])


class Recorded:
    """A page of one person, with all that was ever heard there searched once more after each step."""

    def __init__(self, who: Somebody, page: Socket, seat: int) -> None:
        self.who = who
        self.page = page
        self.seat = seat
        self.seen: set[int] = set()
        self.words = open_game("summoner-wars").words(who.lang)
        self._read = [0, 0]

    def new(self) -> list[str]:
        """What has been heard since this was called last."""
        heard = (self.page.heard, self.who.heard)
        found = [text for texts, begin in zip(heard, self._read, strict=True) for text in texts[begin:]]
        self._read = [len(texts) for texts in heard]
        return found

    def _name(self, kind: int) -> str:
        return self.words.say(f"card-{CARDS[kind].id}")

    def search(self, s: Battle) -> None:
        for other in {0, 1} - {self.seat}:
            self.seen |= in_sight(s, other)
        own = set(s.lists[self.seat]) if self.seat != NOBODY else set()
        hidden = {kind for other in {0, 1} - {self.seat} for kind in s.lists[other]} - self.seen - own
        # A hidden name may be a part of one that is no secret, as in Polish that of the gate.
        secrets = [self._name(kind) for kind in hidden]
        told = [name for name in map(self._name, self.seen | own) if any(secret in name for secret in secrets)]
        for heard in self.new():
            text = heard
            for name in told:
                text = text.replace(name, "…")
            for kind in hidden:
                name = self._name(kind)
                assert f'"{CARDS[kind].id}"' not in text, text
                assert not re.search(rf"\b{re.escape(name)}\b", text), (name, text)


def whole_game(served: Served, decks: tuple[str, str], langs: tuple[str, str, str], seed: int) -> list[Recorded]:
    """A game between two people with somebody looking on, who ask the server whatever can be asked."""
    ada, bob, eve = (served.somebody(lang) for lang in langs)
    made = ada.table("friend", options={"decks": list(decks)})
    table, invitations = made["table"]["id"], made["invitations"]
    bob.join(invitations[0]["key"])
    look = eve.join(ada.post(f"/api/tables/{table}/invitations", {})["key"])["look"]
    pages = [ada.socket(table), bob.socket(table), eve.socket(table, look=look)]
    recorded = [Recorded(who, page, seat) for seat, (who, page) in enumerate(zip((ada, bob, eve), pages, strict=True))]
    for page in pages:
        page.until("frame")
    rng = random.Random(seed)
    while pages[0].frame.get("ask"):
        step(recorded, rng)
        state = served.inside(served.house.hall.table(table)).table.state
        for each in recorded:
            each.search(state)
    return recorded


def step(recorded: list[Recorded], rng: random.Random) -> None:
    asked = next(each for each in recorded if each.page.mine)
    page, other = asked.page, recorded[1 - asked.seat]
    option = rng.choice(page.frame["ask"]["options"])
    if rng.random() < 0.3:
        curious(rng.choice(recorded), page.frame, option, rng)
    if page.frame.get("undo", {}).get("free") and rng.random() < 0.1:
        page.send({"do": "undo", "id": f"undo {page.frame['number']}", "number": page.frame["number"]})
        number = page.reply(f"undo {page.frame['number']}")["number"]
    else:
        number = page.answer(option["option"])["number"]
    if rng.random() < 0.05:  # not asked any more, or not at all
        other.page.answer(option["option"])
    for each in recorded:
        while each.page.frame["number"] < number:
            assert each.page.read() is not None


def curious(each: Recorded, frame: Json, option: Json, rng: random.Random) -> None:
    page, number = each.page, each.page.frame["number"]
    places: list[Any] = [*frame["pieces"], *option.get("path", ())]
    for do, more in (
        ("why", {"refs": rng.sample(places, 2)}),
        ("why", {"refs": list(option.get("path", ()))}),
        ("foresee", {"number": number}),
        ("ask-undo", {"number": number}),
    ):
        if do == "ask-undo" and page.frame["undo"].get("free"):
            continue  # it would be done at once
        id = f"{do} {number} {rng.random()}"
        page.send({"do": do, "id": id, **more})
        if page.reply(id)["is"] == "done":  # what was asked for may be withdrawn
            page.send({"do": "agree-undo", "id": f"no {id}", "number": number + 1, "yes": False})
            page.reply(f"no {id}")
    if each.seat != NOBODY:
        each.who.get(f"/api/tables/{page.table}/replay?at={rng.randint(1, number)}")


@pytest.mark.parametrize(("decks", "langs"), [(DECKS[0], ("en", "cs", "pl")), (DECKS[1], ("pl", "en", "en"))])
def test_no_card_is_told_before_it_is_seen(
    served: Served, decks: tuple[str, str], langs: tuple[str, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "stolek")
    recorded = whole_game(served, decks, langs, 1)
    assert sum(len(each.page.heard) for each in recorded) > 100
    assert any(each.seen for each in recorded)
    table = recorded[0].page.table
    live = served.inside(served.house.hall.table(table))
    secrets = {str(live.table.chance.seed)}
    for each in recorded:
        texts = [*each.page.heard, *each.who.heard, caplog.text]
        strangers = {other.who.id for other in recorded if other is not each}
        for other in recorded:
            if other is not each:
                strangers |= {other.who.me["csrf"], *other.who.client.cookies.values()}
        for secret in secrets | strangers:
            assert not [text for text in texts if secret in text], secret
    assert not any(value in caplog.text for each in recorded for value in each.who.client.cookies.values())
