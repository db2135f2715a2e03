"""What a person does with a page: things are found as people find them, by roles and words, and by lit places."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from difflib import unified_diff

from playwright.sync_api import Locator, Page, expect

from stolek.words import Fact, Words

PATIENCE = 15_000  # milliseconds that a person waits for a page


class Reader:
    """A person who reads one language."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.words = Words.load(lang, "stolek.server")

    def say(self, key: str, **facts: Fact) -> str:
        return self.words.say(key, **facts)

    def button(self, key: str, **facts: Fact) -> Locator:
        return self.page.get_by_role("button", name=begins(self.say(key, **facts)))

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=begins(self.say(key)))

    def choose(self, key: str, value: str, nth: int = 0) -> None:
        """In a list to choose from, by its label."""
        self.page.get_by_role("combobox", name=begins(self.say(key))).nth(nth).select_option(value)

    def set(self, key: str) -> None:
        """One of the settings that stand side by side."""
        self.page.get_by_role("radio", name=self.say(key), exact=True).first.check()


def begins(words: str) -> re.Pattern[str]:
    return re.compile("^" + re.escape(words))


class Player(Reader):
    """A person at a table."""

    def never_confirm(self, url: str) -> None:
        self.page.goto(f"{url}/settings")
        self.set("confirm-never")

    def deal(self, url: str, bot: str = "random", first: bool = True) -> None:
        """A table against the computer; whoever sits in the second seat begins."""
        self.page.goto(f"{url}/new/summoner-wars")
        me, other = (1, 0) if first else (0, 1)
        self.choose("new-who", "me", me)
        self.choose("new-who", "bot", other)
        self.choose("new-level", bot)
        self.button("new-make").click()
        self.expect_asked()

    @property
    def board(self) -> Locator:
        return self.page.locator(".t-board-room")

    @property
    def lit(self) -> Locator:
        """Pieces and places that can be pointed at now."""
        return self.page.locator(".t-spot[data-ref]")

    @property
    def choices(self) -> Locator:
        """Answers that are buttons."""
        return self.page.locator("button[data-option]:visible")

    @property
    def question(self) -> Locator:
        return self.page.locator(".t-question")

    @property
    def ended(self) -> Locator:
        return self.page.locator(".t-over")

    def number(self) -> int:
        return int(self.board.get_attribute("data-number") or "-1")

    def tool(self, key: str) -> Locator:
        """One of the player's tools, by the words on it."""
        return self.page.locator(".t-tools").get_by_role("button", name=begins(self.say(key)))

    def asked(self) -> bool:
        return self.page.locator(".t-question.mine").is_visible()

    def position(self) -> tuple[str, ...]:
        """All that is told of the table, and what is asked: equal for equal positions."""
        told = self.page.get_by_role("region", name=self.say("table-position"), exact=True)
        # By what they answer: whether it can be taken back is found out and said a moment later.
        options = self.choices.evaluate_all("found => found.map(one => one.getAttribute('data-option'))")
        return (self.question.inner_text(), told.inner_text(), *sorted(options))

    def expect_equal(self, other: Player) -> None:
        """Both pages show the same, at the latest when all that moves has arrived."""
        for _ in range(50):
            if self.position() == other.position():
                return
            self.page.wait_for_timeout(100)
        mine, its = self.position(), other.position()
        told = "\n".join(unified_diff(its[1].splitlines(), mine[1].splitlines(), lineterm=""))
        assert mine == its, told

    def phase(self) -> str:
        """The first word of the question."""
        return self.question.inner_text().split(maxsplit=1)[0]

    def leave_phase(self) -> None:
        self.page.locator("button.t-leave").click()

    def to_phase(self, name: str, most: int = 40) -> None:
        """Leave phases, whosever they are, until one of this name begins for me."""
        for _ in range(most):
            self.wait_for_turn()
            if self.phase() == name:
                return
            before = self.number()
            if self.page.locator("button.t-leave").is_visible():
                self.leave_phase()
            else:
                self.choices.or_(self.page.locator(".t-doubt button.main")).first.click()
            self.wait_for_number(before)
        raise AssertionError(f"no {name} phase")

    def half_answer(self, clicks: int = 12) -> tuple[str, ...]:
        """Point at something that leads on, without answering; what is an answer at once is given on the way.

        What was told before that.
        """
        for _ in range(clicks):
            before, position = self.number(), self.position()
            if not self.lit.count():
                self.leave_phase()
            else:
                self.point(self.lit.first)
                self.settle()
                if self.number() == before and not self._sent():
                    return position
            self.wait_for_number(before)
            if not self.wait_for_turn():
                break
        raise AssertionError("nothing leads on")

    def wait_for_turn(self) -> bool:
        """Until I am asked, with all movement done; False if the game is over."""
        self.page.wait_for_function(
            """() => document.querySelector(".t-over") || (
                document.querySelector(".t-board-room[data-done=yes]")
                && document.querySelector(".t-question.mine, .t-doubt")
                && document.querySelector(".t-spot, button[data-option]"))"""
        )
        return not self.ended.is_visible()

    def wait_for_number(self, over: int) -> None:
        self.page.wait_for_function(
            "over => Number(document.querySelector('.t-board-room')?.dataset.number) > over", arg=over
        )

    def answer(self, pick: Callable[[int], int], clicks: int = 8) -> None:
        """Click lit places and buttons until one question is answered."""
        before = self.number()
        for _ in range(clicks):
            self._click_something(pick)
            self.settle()
            if self.number() > before or self.ended.is_visible():
                return
            if self._sent():
                self.wait_for_number(before)
                return
        raise AssertionError(f"{clicks} clicks and no answer: {self.question.inner_text()}")

    def settle(self) -> None:
        """Until the server has replied to all that was said to it."""
        self.page.wait_for_function("() => document.querySelector('.t-table')?.dataset.busy === 'no'")

    def point(self, spot: Locator) -> None:
        """Click in the middle of a lit place, as with a mouse."""
        box = spot.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def expect_asked(self) -> None:
        expect(self.page.locator(".t-question.mine")).to_be_visible(timeout=PATIENCE)

    def _sent(self) -> bool:
        return self.question.is_visible() and self.say("table-sending") == self.question.inner_text().strip()

    def _click_something(self, pick: Callable[[int], int]) -> None:
        doubt = self.page.locator(".t-doubt button.main")
        if doubt.is_visible():
            doubt.click()
            return
        spots, buttons = self.lit.count(), self.choices.count()
        which = pick(spots + buttons)
        if which < spots:
            self.point(self.lit.nth(which))
        else:
            self.choices.nth(which - spots).click()


def at_random(seed: int) -> Callable[[int], int]:
    return random.Random(seed).randrange


Pair = tuple[Player, Player]


def who_is_asked(pair: Pair) -> Pair:
    """The one who is asked, and the other."""
    one, other = pair
    for _ in range(100):
        if one.asked():
            return one, other
        if other.asked():
            return other, one
        one.page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")
