"""A table laid out in a few lines, and players talking.

    t = table("Burgrave; Korfatch; pool 2s m b5; coins 10", tavern="Fandor, Vendela", round=2)
    t.play(visit("tavern", "b5"))  # by its name in `saying`
    t.play(hire("Fandor"))
    assert t.coins() == 5

Each line is a clan: seat 0 first, who is active and first player. Its parts are separated by semicolons: a member
(with `wounded`, `used`, `with Doombane` after it; the first one named is the chieftain unless `no chief` is said);
`fame 20`, `coins 7`, `defence 2`, `potions 1`, `venoms 1`; `pool 2s m b5 b3` (strength, magic, bargaining with its
value); `traps basic, improved_plus4`; `loot coins12`; `trophy Slinker`; `land Krysia` (`land Krysia settled Ninra`);
`on a2 Trunk 2s m improved_plus4 shield potion venom coins 3` (a member on a path with what lies there, dice of quests
as `b`; the traps face down). The members need no part of their own if they stand on a path.

The board is said by keywords: `land_a="Deepscorp, Krysia, e1a"` (monster, land, event face; any of them `-`),
`land_b=`, `entrance="Lurker"`, `quests="q01, q02"`, `tavern=`, `market=`, `lodge=`, `loot=` (displays, separated by
commas), `placed="lodge: b5 s; mine: 0; laboratory: 1"`, `panic="mine, lodge"`,
`sam="a1, d2"` (paths of his). What is not said is in its deck.

Chance is said beforehand, in the order it is needed: `t.dice("4 2 6")` for every roll (a roll of several dice takes as
many), `t.draws("Fandor")` for what is drawn. Chance that was not said is an error.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from stolek.errors import Illegal
from stolek.games.monster_lands.board import BUILDINGS, DICE_CODES, DIFFICULTIES, M_DIE, PATH_NAMES, S_DIE, SAM
from stolek.games.monster_lands.cards import equipment, events, lands, loot, mercenaries, monsters, quests, traps
from stolek.games.monster_lands.cards.base import slug
from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, GREENHORNS, MERCENARIES
from stolek.games.monster_lands.forms import (
    ALL_THE_REST,
    END,
    PASS,
    SCHEMA,
    STOP,
    VENOM,
    YES,
    number,
    pick_colour,
    pick_path,
    prevent,
    reroll,
    roll_die,
    use_loot,
)
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rules.scenarios import lay_sams_pile
from stolek.games.monster_lands.rules.totals import REROLLED, total_so_far
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import (
    IN_DECK,
    IN_STOCK,
    MODULES,
    OUT,
    OWNED,
    PHASES,
    SHOWN,
    World,
)
from stolek.kernel.asks import NONE, ROLL
from stolek.kernel.position import Position
from stolek.kernel.table import Table

CLAN = 0  # `place` of a member that is with a clan


def table(
    *clans: str,
    land_a: str = "-, -, -",
    land_b: str = "-, -, -",
    entrance: str = "-",
    quests: str = "-, -",
    tavern: str = "",
    market: str = "",
    lodge: str = "",
    loot: str = "",
    placed: str = "",
    panic: str = "",
    phase: str = "deployment",
    round: int = 2,
    difficulty: str = "easy",
    modules: Sequence[str] = (),
    scenario: int = 0,
    rulings: Sequence[str] = (),
    step: int = 0,
    sam: str = "",
) -> Talk:
    s = World(len(clans))
    s.round, s.phase, s.step, s.scenario = round, PHASES.index(phase), step, scenario
    s.difficulty = DIFFICULTIES.index(difficulty)
    for name in modules:
        s.modules |= MODULES[name]
    for name in rulings:
        s.rulings |= RULINGS[name][0]
    for card in MERCENARIES:
        if card.role == mercenaries.HIRED:
            s.place[card.number] = IN_DECK
        elif FIRST_GREENHORN <= card.number < FIRST_GREENHORN + GREENHORNS:
            s.place[card.number] = IN_STOCK
    for kind in traps.TRAPS:
        if kind.type == traps.IMPROVED or (s.modules & MODULES["tricks"] and kind.type != traps.BASIC):
            s.supply[kind.number] = kind.copies
    _site(s, 0, land_a)
    _site(s, 1, land_b)
    if entrance != "-":
        _monster(s, 2, entrance)
    for side, id in enumerate(_names(quests)):
        if id != "-":
            s.quest[side] = _quest(id)
            s.bag[s.quest[side]] = 0
    for place, name in enumerate(_names(tavern)):
        if name != "-":
            s.tavern[place] = member(name)
            s.place[member(name)] = SHOWN
    for place, name in enumerate(_names(market)):
        if name != "-":
            s.market[place] = _copy(s, name)
            s.holder[s.market[place]] = SHOWN
    for place, name in enumerate(_names(lodge)):
        if name != "-":
            s.lodge[place] = trap_kind(name)
            s.supply[trap_kind(name)] = max(0, s.supply[trap_kind(name)] - 1)
    for name in _names(loot):
        s.loot[loot_token(name)] = SHOWN
    for part in filter(None, (p.strip() for p in placed.split(";"))):
        building, _, dice = part.partition(":")
        codes = [die(d) if not d.isdigit() else int(d) for d in dice.split()]
        s.placed[BUILDINGS.index(building.strip())] = codes
    for name in _names(panic):
        s.panic[BUILDINGS.index(name)] = 1
    for name in _names(sam):
        s.who[PATH_NAMES.index(name)] = SAM
    lay_sams_pile(s)
    for seat, line in enumerate(clans):
        for part in sorted(filter(None, (p.strip() for p in line.split(";"))), key="no chief".__eq__):
            _lay(s, seat, part)
    return Talk(Position(RULES, s))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _site(s: World, site: int, text: str) -> None:
    monster, land, event = (*_names(text), "-", "-")[:3]
    if monster != "-":
        _monster(s, site, monster)
    if land != "-":
        s.land[site] = land_card(land)
        s.land_place[s.land[site]] = site
    if event != "-":
        s.event[site] = next(face.number for face in events.FACES if face.id == event)


def _monster(s: World, site: int, name: str) -> None:
    s.monster[site] = monster_card(name)
    s.lair[s.monster[site]] = site


def _quest(id: str) -> int:
    return next(token.number for token in quests.QUESTS if token.id == id)


def _copy(s: World, name: str) -> int:
    """A copy of the equipment that is still in the deck."""
    return next(e for e, card in enumerate(equipment.COPIES) if card.id == slug(name) and s.holder[e] == IN_DECK)


def _lay(s: World, seat: int, part: str) -> None:
    word, _, rest = part.partition(" ")
    if word in ("fame", "coins", "defence", "potions", "venoms"):
        getattr(s, word)[seat] = int(rest)
    elif word == "pool":
        s.pool[seat] = [0] * DICE_CODES
        for count, name in re.findall(r"(\d*)([sm]|b\d)", rest):
            s.pool[seat][die(name)] += int(count or 1)
    elif word == "traps":
        s.traps[seat] = sorted(trap_kind(name) for name in _names(rest))
    elif word == "loot":
        for name in _names(rest):
            s.loot[loot_token(name)] = seat
    elif word == "trophy":
        s.lair[monster_card(rest)] = OWNED + seat
    elif word == "land":
        name, _, settler = rest.partition(" settled ")
        s.land_place[land_card(name)] = OWNED + seat
        if settler:
            s.settler[land_card(name)] = member(settler)
    elif word == "no" and rest == "chief":
        s.chief[seat] = NONE
    elif word == "on":
        path, name, *things = rest.split(" ")
        _stand(s, seat, PATH_NAMES.index(path), name, things)
    else:
        _join(s, seat, part)


def _join(s: World, seat: int, part: str) -> int:
    name, *more = re.split(r" (?=wounded\b|used\b|with )", part)
    m = member(name, s)
    s.place[m], s.clan[m] = CLAN, seat
    s.muster()
    if s.chief[seat] == NONE:
        s.chief[seat] = m
    for word in more:
        if word == "wounded":
            s.wounded[m] = 1
        elif word == "used":
            s.used[m] = 1
        else:
            s.holder[_copy(s, word.removeprefix("with "))] = m
    return m


def _stand(s: World, seat: int, path: int, name: str, things: list[str]) -> None:
    m = member(name)
    if s.clan[m] != seat:
        _join(s, seat, name)
    s.path[m], s.who[path], s.whose[path] = path, m, seat
    i = 0
    while i < len(things):
        thing = things[i]
        found = re.fullmatch(r"(\d*)([smb])", thing)
        if found:
            column = {"s": s.strength, "m": s.magic, "b": s.bargaining}[found[2]]
            column[path] += int(found[1] or 1)
        elif thing in ("shield", "potion", "venom"):
            {"shield": s.shields, "potion": s.potion, "venom": s.venom}[thing][path] += 1
        elif thing == "coins":
            i += 1
            s.purse[path] += int(things[i])
        else:
            s.laid[path] = (*s.laid[path], trap_kind(thing))
        i += 1


def member(name: str, s: World | None = None) -> int:
    """The number of a member; of `Greenhorn` the next that is in stock."""
    if name == "Greenhorn" and s is not None:
        return next(m for m in range(FIRST_GREENHORN, len(MERCENARIES)) if s.place[m] == IN_STOCK)
    return mercenaries.BY_ID[slug(name)].number


def die(name: str) -> int:
    """`s`, `m`, or `b5`."""
    return {"s": S_DIE, "m": M_DIE}[name] if name in "sm" else int(name[1:])


def trap_kind(name: str) -> int:
    return traps.BY_ID[name].number


def loot_token(name: str) -> int:
    return loot.BY_ID[name].number


def monster_card(name: str) -> int:
    return monsters.BY_ID[slug(name)].number


def land_card(name: str) -> int:
    return lands.BY_ID[slug(name)].number


class Talk:
    """What players say and see. Everything said is checked by the table: what is not allowed raises Illegal."""

    def __init__(self, position: Position[World]) -> None:
        self._dice: list[int] = []
        self._draws: list[str] = []
        self.table: Table[World] = Table(RULES, {"seats": position.state.seats}, None, position)

    @property
    def s(self) -> World:
        return self.table.state

    # chance

    def dice(self, faces: str) -> None:
        """What the next dice show, once they are rolled."""
        self._dice += [int(face) for face in faces.split()]
        self._go_on()

    def draws(self, names: str) -> None:
        """What comes next from decks, bags and supplies, by id or name, separated by commas."""
        self._draws += _names(names)
        self._go_on()

    def _go_on(self) -> None:
        """Answer chance as far as it has been said."""
        while self.table.ask.chance:
            ask = self.table.ask
            if ask.what == ROLL:
                count, span = 0, ask.span
                while span > 1:
                    span //= 6
                    count += 1
                if len(self._dice) < count:
                    return
                answer = 0
                for face in reversed(self._dice[:count]):
                    answer = answer * 6 + face - 1
                del self._dice[:count]
                self.table.play(answer)
            else:
                if not self._draws:
                    return
                self.table.play(self._drawn(self._draws.pop(0)))

    def _drawn(self, name: str) -> int:
        """The option of the present draw that this name means."""
        kind = SCHEMA.names[self.table.ask.kind]
        options = self.table.ask.options
        lists: dict[str, Any] = {
            "next-mercenary": [card.id for card in MERCENARIES],
            "among-equals": [card.id for card in MERCENARIES],
            "next-trap": [token.id for token in traps.TRAPS],
            "next-trick": [token.id for token in traps.TRAPS],
            "next-equipment": [card.id for card in equipment.COPIES],
            "next-monster": [card.id for card in monsters.MONSTERS],
            "next-land": [card.id for card in lands.LANDS],
            "next-event": [face.id for face in events.FACES],
            "next-quest": [token.id for token in quests.QUESTS],
            "next-loot": [token.id for token in loot.LOOT],
            "next-panic": list(BUILDINGS),
        }
        found = [n for n, id in enumerate(lists[kind]) if id == slug(name) and n in options]
        assert found, f"{name} cannot be drawn as {kind}"
        return found[0]

    # answers

    def play(self, option: int, seat: int | None = None) -> None:
        assert not self.table.ask.chance, f"chance is asked: {SCHEMA.names[self.table.ask.kind]}"
        self.table.play(option, seat)
        self._go_on()

    def refused(self, option: int, seat: int | None = None) -> tuple[str, str]:
        """The rule and the reason for which an answer is refused; it must be."""
        try:
            self.table.copy().play(option, seat)
        except Illegal as illegal:
            return str(illegal.rule), str(illegal.params["reason"])
        raise AssertionError(f"{SCHEMA.read(option)} is allowed")

    @property
    def asked(self) -> str:
        """The kind of decision, as the schema names it."""
        return SCHEMA.names[self.table.ask.kind]

    @property
    def seat(self) -> int:
        return self.table.ask.seat

    def offered(self, form: str) -> list[dict[str, int]]:
        """The fields of all options of a form."""
        read = [SCHEMA.read(option) for option in self.table.options]
        return [fields for name, fields in read if name == form]

    def can(self, option: int) -> bool:
        return option in self.table.options

    def news(self) -> list[tuple[str, tuple[int, ...]]]:
        """What has been told so far, by the name of its kind."""
        from stolek.games.monster_lands.rules.news import NAMES

        return [(NAMES[event[1]], event[2:]) for event in self.table.story]

    # what is there

    def out(self, name: str) -> bool:
        return self.s.place[member(name)] == OUT

    # the rest of a solo game

    def draws_anything(self) -> None:
        """Whatever is drawn next does not matter: the first that there is, until something else is asked."""
        while self.table.ask.chance and self.table.ask.what != ROLL:
            self.table.play(self.table.ask.options[0])

    def coins(self, seat: int = 0) -> int:
        return self.s.coins[seat]

    def ends(self) -> None:
        """The turn, the purchase, the loading: `no more`."""
        self.play(END)

    # the adventure

    def rolls_all(self, faces: str) -> None:
        """All dice of the path: strength first, then magic, then bargaining. The last die alone is rolled as itself."""
        self._dice += [int(face) for face in faces.split()]
        options = [roll_die(colour) for colour in (ALL_THE_REST, *range(3))]
        if not self.table.ask.chance:
            self.play(next(option for option in options if option in self.table.options))
        self._go_on()

    def rolls(self, colour: str, face: int) -> None:
        """One die of the path."""
        self._dice.append(face)
        self.play(roll_die(_colour(colour)))

    def rerolls(self, shown: str, face: int, source: int | None = None) -> None:
        """`s2`: a strength die that shows 2; with the first source that can, or the one said."""
        options = [reroll(n, shown_die(shown) | mark) for n in range(8) for mark in (0, REROLLED)]
        wanted = [o for o in options if o in self.table.options and source in (None, o >> 5 & 7)]
        assert wanted, f"{shown} cannot be re-rolled"
        self._dice.append(face)
        self.play(wanted[0])

    def stops(self) -> None:
        self.play(STOP)

    def uses_venom(self) -> None:
        self.play(VENOM)

    def uses_loot(self, name: str) -> None:
        self.play(use_loot(loot_token(name)))

    def takes_loot(self, name: str) -> None:
        self.play(use_loot(loot_token(name)))

    def prevents(self, *means: str) -> None:
        """One wound by each: `token`, `path`, `potion`, `ability`."""
        for each in means:
            self.play(prevent(("token", "path", "potion", "ability").index(each)))

    def weakens(self, dice: int) -> None:
        self.play(number(dice))

    def says_yes(self) -> None:
        self.play(YES)

    def says_no(self) -> None:
        self.play(PASS)

    def aims_at(self, path: str) -> None:
        self.play(pick_path(PATH_NAMES.index(path)))

    def steals(self, colour: str) -> None:
        self.play(pick_colour(_colour(colour)))

    def fame(self, seat: int = 0) -> int:
        return self.s.fame[seat]

    def on(self, path: str) -> str:
        """Who stands there: a name, `Sam`, or nothing."""
        who = self.s.who[PATH_NAMES.index(path)]
        return "Sam" if who == SAM else MERCENARIES[who].name if who != NONE else ""

    def lying(self, path: str) -> str:
        """The dice on a path, those on its traps too, and its tokens: `2s m improved_plus4 shield`."""
        p, s = PATH_NAMES.index(path), self.s
        strength = s.strength[p] + s.trap_strength[p] + s.hidden_strength[p]
        magic = s.magic[p] + s.trap_magic[p] + s.hidden_magic[p]
        dice = [f"{n if n > 1 else ''}{colour}" for n, colour in ((strength, "s"), (magic, "m")) if n]
        return " ".join([*dice, *(traps.TRAPS[kind].id for kind in s.laid[p]), *["shield"] * s.shields[p]])

    def wounded(self, name: str) -> bool:
        return self.s.wounded[member(name)] == 1

    def has_loot(self, name: str, seat: int = 0) -> bool:
        return self.s.loot[loot_token(name)] == seat

    def total(self) -> int:
        """Of the path whose dice are rolled."""
        return total_so_far(self.s)

    def chance(self) -> str:
        """Which roll or draw is waited for, or nothing."""
        return SCHEMA.names[self.table.ask.kind] if self.table.ask.chance else ""

    def said(self, kind: str) -> list[tuple[int, ...]]:
        """The details of all that was told of a kind."""
        return [details for name, details in self.news() if name == kind]


def _colour(name: str) -> int:
    return "smb".index(name)


def shown_die(name: str) -> int:
    """A die that was rolled: `s2`."""
    return _colour(name[0]) * 8 + int(name[1:])
