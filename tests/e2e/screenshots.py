"""Draws docs/screenshots anew: what people see of Stolek, in real Chromium, from a `stolek serve` of its own.

    .venv/bin/python -m tests.e2e.screenshots [NAME ...]

The positions are always the same: games between computer players with given seeds, brought to the server as files.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, Locator, Page

import stolek
from house import client
from house.rooms import ROOT
from stolek import bots
from stolek.games import open_game
from stolek.games.summoner_wars.forms import MOVE_PHASE
from stolek.kernel.asks import TOP
from stolek.saves import dump
from stolek.tables import GameTable
from tests.e2e import monster_lands as monsters
from tests.e2e.conftest import chromium
from tests.e2e.hands import Player
from tests.e2e.pictures import smaller
from tests.e2e.serving import Serving

FOLDER: Final = ROOT / "docs" / "screenshots"
LARGEST: Final = 250_000  # bytes of a picture
GAME: Final = "summoner-wars"

WIDE: Final = {"viewport": {"width": 1400, "height": 900}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LOCALES: Final = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}


class Sitter(Player):
    """A person who comes to have a picture taken, with a name, and may bring games along."""

    def __init__(self, page: Page, lang: str, url: str, name: str) -> None:
        super().__init__(page, lang)
        self.url = url
        self.csrf = ""
        self.csrf = self._ask("GET", "me")["csrf"]
        self._ask("PATCH", "me", {"name": name})

    def bring(self, table: GameTable, name: str, against: str = "") -> str:
        """Sit down in the middle of a game, or before its end; the id of the table."""
        id: str = self._ask("POST", "tables/import", {"save": dump(table.to_data(name=name))})["id"]
        if against:
            for seat in range(table.seats):
                if seat != table.ask.seat:
                    self.change_seat(id, seat, "leave")
                    self.change_seat(id, seat, "bot", bot=against)
        return id

    def change_seat(self, id: str, seat: int, do: str, **more: str) -> None:
        self._ask("POST", f"tables/{id}/seats/{seat}", {"do": do, **more})

    def invite(self, id: str, seat: int) -> str:
        """The key of a link for somebody to sit down there."""
        key: str = self._ask("POST", f"tables/{id}/invitations", {"seat": seat})["key"]
        return key

    def make(self, name: str, other: str, **more: Any) -> None:
        seats = [{"who": "me"}, {"who": other}]
        self._ask("POST", "tables", {"game": GAME, "seats": seats, "name": name, **more})

    def at(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_load_state("networkidle")

    def sit(self, table: GameTable, name: str) -> None:
        self.at(f"/table/{self.bring(table, name, 'greedy')}")
        self.wait_for_turn()

    def hand_card(self, number: int) -> Locator:
        return self.page.locator(".t-svg [data-piece^='hand0.']").nth(number)

    def long_press(self, on: Locator) -> None:
        box = on.bounding_box()
        assert box
        finger = self.page.context.new_cdp_session(self.page)
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        self.page.locator(".t-inspector").wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-csrf": self.csrf, "origin": self.url}
        answer = self.page.request.fetch(f"{self.url}/api/{path}", method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()


def played(seed: int, answers: int, *decks: str) -> GameTable:
    """A game after so many answers of two computer players, at the next question about moving, or at its end."""
    game = open_game(GAME)
    table = stolek.deal(GAME, decks=decks or ("phoenix-elves", "tundra-orcs"), seed=seed)
    sides = [bots.make("greedy", seed + seat) for seat in range(2)]
    while not table.over and not (len(table.log) >= answers and table.ask.what == TOP and table.ask.kind == MOVE_PHASE):
        table.play(sides[table.ask.seat].choose(game, table.view(table.ask.seat)))
    return table


class Studio:
    """A server, a browser, and people who come."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def person(self, name: str = "Ada", lang: str = "en", **options: Any) -> Sitter:
        usual = {"locale": LOCALES[lang], "reduced_motion": "reduce", "color_scheme": "light"}
        context = self.browser.new_context(**usual | (options or WIDE))
        context.set_default_timeout(20_000)
        return Sitter(context.new_page(), lang, self.url, name)

    def lobby(self, **how: Any) -> Sitter:
        """Somebody with a few tables, and others with theirs."""
        bob, eve, ada = self.person("Bob"), self.person("Eve"), self.person("Ada", **how)
        bob.make("Who dares?", "open", listed=True)
        eve.bring(played(6, 9999), "Last Sunday")
        ada.bring(played(4, 9999, "vanguards", "fallen-kingdom"), "The siege")
        ada.make("With Bob, by post", "friend")
        ada.bring(played(3, 110), "Evening at home", "greedy")
        ada.at("/")
        return ada

    def board(self, **how: Any) -> Sitter:
        """In the middle of a game, one's own unit picked up."""
        ada = self.person(**how)
        ada.sit(played(3, 110), "Evening at home")
        ada.point(ada.lit.nth(2))
        ada.settle()
        return ada


Picture: TypeAlias = Callable[[Studio], Sitter]


def new_table(studio: Studio) -> Sitter:
    ada = studio.person()
    ada.at(f"/new/{GAME}")
    return ada


def card(studio: Studio) -> Sitter:
    ada = studio.board()
    ada.hand_card(1).hover()
    ada.page.locator(".t-inspector").wait_for()
    return ada


def why_not(studio: Studio) -> Sitter:
    ada = studio.board()
    ada.tool("table-why").click()
    ada.point(ada.page.locator(".t-slot").first)
    ada.page.locator(".t-notice.why").wait_for()
    return ada


def deck_builder(studio: Studio) -> Sitter:
    ada = studio.person()
    ada.at(f"/decks/{GAME}")
    ada.page.locator(".leaders button").nth(2).click()
    return ada


def rules(studio: Studio) -> Sitter:
    ada = studio.person()
    ada.at(f"/rules/{GAME}")
    ada.page.get_by_role("searchbox").fill("gate")
    return ada


def guide(studio: Studio) -> Sitter:
    ada = studio.person()
    ada.at("/")
    ada.button("begin-guide").click()
    ada.wait_for_turn()
    return ada


def replay(studio: Studio) -> Sitter:
    ada = studio.person()
    id = ada.bring(played(4, 9999, "vanguards", "fallen-kingdom"), "The siege")
    ada.at(f"/table/{id}/replay")
    ada.page.locator(".story a, .story button").nth(60).click()
    return ada


def phone_card(studio: Studio) -> Sitter:
    ada = studio.board(**PHONE)
    ada.long_press(ada.hand_card(1))
    return ada


def monster_lands(studio: Studio) -> Sitter:
    """Four clans; one's own mercenary has been picked up, and the paths that are open are lit."""
    ada = studio.person()
    ada.sit(monsters.played(5, monsters.deploying(3, dice=6), seats=4, difficulty="normal"), "The siege")
    ada.point(ada.page.locator(".t-spot[data-ref^=mercenary], .t-spot[data-ref^=m]").first)
    ada.settle()
    return ada


def monster_lands_battle(studio: Studio) -> Sitter:
    ada = studio.person()
    ada.sit(monsters.played(8, monsters.fighting(2), seats=2), "Two clans")
    return ada


def monster_lands_solo(studio: Studio) -> Sitter:
    ada = studio.person()
    ada.sit(monsters.played(3, monsters.deploying(3, dice=4), seats=1, scenario="1"), "Alone")
    return ada


def monster_lands_phone(studio: Studio) -> Sitter:
    ada = studio.person(**PHONE)
    ada.sit(monsters.played(3, monsters.fighting(3), seats=1, scenario="1"), "Alone")
    return ada


PICTURES: Final[dict[str, Picture]] = {
    "lobby": Studio.lobby,
    "new-table": new_table,
    "board": Studio.board,
    "board-dark": lambda studio: studio.board(**WIDE, color_scheme="dark"),
    "card": card,
    "why-not": why_not,
    "deck-builder": deck_builder,
    "rules": rules,
    "guide": guide,
    "replay": replay,
    "phone-lobby": lambda studio: studio.lobby(**PHONE),
    "phone-board": lambda studio: studio.board(**PHONE),
    "phone-card": phone_card,
    "board-czech": lambda studio: studio.board(lang="cs"),
    "board-polish": lambda studio: studio.board(lang="pl"),
    "monster-lands": monster_lands,
    "monster-lands-battle": monster_lands_battle,
    "monster-lands-solo": monster_lands_solo,
    "monster-lands-phone": monster_lands_phone,
}


@contextmanager
def studio() -> Iterator[Studio]:
    client.build()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        serving = Serving(Path(folder))
        serving.start()
        try:
            yield Studio(browser, serving.url)
        finally:
            serving.stop()


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with studio() as room:
        for name in names or PICTURES:
            sitter = PICTURES[name](room)
            sitter.page.wait_for_timeout(600)
            file = FOLDER / f"{name}.png"
            size = file.write_bytes(smaller(sitter.page.screenshot()))
            print(f"{file.relative_to(ROOT)}: {size // 1000} KB{' TOO LARGE' if size > LARGEST else ''}")
            sitter.page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
