"""How a table looks, and what pointing at it means."""

from __future__ import annotations

import random

import pytest

from stolek.games.summoner_wars.forms import SCHEMA
from stolek.games.summoner_wars.game import GAME, RULES
from stolek.games.summoner_wars.rules.attack import FACES
from stolek.kernel.asks import roll
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.scene import Grid, Node, Piece, Row, Scene, Stack, Track, spoken, unmarked
from stolek.words import LANGUAGES
from tests.games.summoner_wars.scenario import Talk, table

english = GAME.words("en")


def scene_of(t: Talk, seat: int = 0) -> Scene:
    return GAME.scene(t.table.view(seat).state, seat, english)


def on(scene: Scene, slot: str) -> Piece:
    (piece,) = scene.at(f"board/{slot}")
    return piece


def badges(piece: Piece) -> dict[str, tuple[int, int | None]]:
    return {badge.icon: (badge.n, badge.of) for badge in piece.badges}


def test_the_board_lies_before_each_chair() -> None:
    t = table("Sneeks e1", "Svara d8")
    for seat, corners in ((0, ("a8", "f1")), (1, ("f1", "a8"))):
        (board,) = (zone for zone in scene_of(t, seat).zones if isinstance(zone, Grid))
        assert (board.slots[0][0], board.slots[-1][-1]) == corners
        assert {len(row) for row in board.slots} == {6}
        assert len(board.slots) == 8


def test_numbers_of_a_unit_are_those_of_now() -> None:
    t = table("Sneeks e1; Blarf c3 damage 2 boost 3; Horde Slinger d3", "Svara d8")
    scene = scene_of(t)
    assert badges(on(scene, "c3")) == {"life": (4, 6), "melee": (3, None), "boost": (3, None)}
    assert badges(on(scene, "d3")) == {"life": (1, 1), "ranged": (2, None)}


def test_what_a_unit_has_done_this_turn_is_seen() -> None:
    t = table("Sneeks e1; Beast Rider c3", "Svara d8", phase="move").move("c3", "c4")
    assert on(scene_of(t), "c4").states == ("moved",)
    assert on(scene_of(t), "e1").states == ()


def test_a_piece_keeps_its_id_while_it_moves() -> None:
    t = table("Sneeks e1; Beast Rider c3", "Svara d8", phase="move")
    before = on(scene_of(t), "c3").id
    assert on(scene_of(t.move("c3", "c4")), "c4").id == before
    assert on(scene_of(t, 1), "c4").id == before


def test_cards_under_a_card_are_counted_and_named() -> None:
    t = table("Ret-Talus e1; Undead Warrior c3; hand Hellforged Weapon", "Svara d8", phase="build")
    scene = scene_of(t.play("Hellforged Weapon"))
    warrior = on(scene, "c3")
    assert badges(warrior)["under"] == (1, None)
    assert [piece.face for piece in scene.under(warrior)] == ["hellforged_weapon"]
    assert warrior.notes == ("has Cursed",)


def test_magic_piles_and_events_stand_before_their_seat() -> None:
    t = table("Sneeks e1; deck Gate, Gate; discard Sneak; area Unrelenting", "Svara d8; deck Gate", magic=(3, 7))
    zones = {zone.id: zone for zone in scene_of(t, 1).zones}
    magic, deck, discard = zones["magic0"], zones["deck0"], zones["discard0"]
    assert isinstance(magic, Track) and (magic.at, magic.last) == (3, 15)
    assert isinstance(deck, Stack) and deck.n == 2
    assert isinstance(discard, Stack) and (discard.n, discard.holds) == (1, ())
    assert [piece.face for piece in scene_of(t, 1).at("area0")] == ["unrelenting"]
    mine = next(zone for zone in scene_of(t, 0).zones if zone.id == "discard0")
    assert isinstance(mine, Stack) and mine.holds == ("Sneak",)


def test_the_other_hand_lies_face_down_but_for_cards_seen_to_go_there() -> None:
    t = table("Sneeks e1; hand Sneak, Gate, Smeg", "Svara d8")
    t.s.known[0] = [t.s.hand[0][1]]
    known = GAME.catalogue(english).faces
    theirs = [piece.face for piece in scene_of(t, 1).at("hand0")]
    assert sorted(map(str, theirs)).count("None") == 2
    assert [face for face in theirs if face in known] == [theirs[0]]
    assert None not in [piece.face for piece in scene_of(t, 0).at("hand0")]
    hand = next(zone for zone in scene_of(t, 1).zones if zone.id == "hand0")
    assert isinstance(hand, Row) and hand.n == 3


def games(seed: int, steps: int) -> list[Table]:  # type: ignore[type-arg]
    """The same table at some moments of a random game."""
    rng = random.Random(seed)
    t = Table(RULES, GAME.random_options(rng), Chance(seed))
    found = []
    for step in range(steps):
        if t.over:
            break
        if step % 5 == 0:
            found.append(t.copy())
        t.play(rng.choice(t.options))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_scene_tells_nothing_hidden(seed: int) -> None:
    """Two truths that a seat cannot tell apart look the same to it."""
    different = 0
    for t in games(seed, 120):
        for seat in (0, 1):
            other = t.view(seat).imagine(random.Random(seed))
            assert other is not None
            different += other.state.hand[1 - seat] != t.state.hand[1 - seat]
            concealed = RULES.conceal(other.state, seat)
            assert GAME.scene(concealed, seat, english) == GAME.scene(t.view(seat).state, seat, english)
    assert different


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_is_said_in_every_language(lang: str) -> None:
    words = GAME.words(lang)
    catalogue = GAME.catalogue(words)
    for t in games(7, 150):
        for seat in (0, 1):
            scene = GAME.scene(t.view(seat).state, seat, words)
            assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
            said = "\n".join(spoken(scene, catalogue))
            for piece in scene.pieces:
                if piece.face:
                    assert catalogue.faces[piece.face].name in said
                assert all(badge.say in said for badge in piece.badges)


@pytest.mark.parametrize("seed", range(3))
def test_pointing_along_the_path_of_an_option_means_it(seed: int) -> None:
    for t in games(seed, 200):
        ask = t.ask
        if ask.chance:
            continue
        view = t.view(ask.seat)
        pieces = {piece.id for piece in GAME.scene(view.state, ask.seat, english).pieces}
        faces = GAME.catalogue(english).faces
        for option in ask.options:
            choice = GAME.choice(view.state, ask, option, english)
            assert choice.option == option
            assert choice.leave == (SCHEMA.read(option)[0] in ("end", "pass"))
            assert all(ref in pieces or ref in faces or ref.startswith("board/") for ref in choice.path)
            if choice.path:
                assert option in GAME.meant(view.state, ask, choice.path)


def test_squares_stand_for_what_lies_on_them() -> None:
    t = table("Sneeks e1; Beast Rider c3", "Svara d8", phase="move")
    view = t.table.view(0)
    (option,) = set(GAME.meant(view.state, view.ask, ["board/c3", "board/c5"])) & set(view.ask.options)
    assert SCHEMA.read(option)[0] == "move"
    assert GAME.meant(view.state, view.ask, ["board/b2", "board/b3"]) == []


def test_dice_are_told_by_their_faces() -> None:
    t = table("Sneeks e1", "Svara d8")
    luck = GAME.luck(t.s, roll(SCHEMA.names.index("dice"), 6**3), english)
    assert luck.count == 3
    assert [letters for letters, _ in luck.faces] == ["mr", "mr", "mr", "rx", "mx", "m"]
    outcome = luck.outcome([3, 5, 0])
    assert [FACES[outcome // 6**n % 6] for n in range(3)] == [(0, 1, 1), (1, 0, 0), (1, 1, 0)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_own_hand_and_the_board_lie_behind_no_tab(seat: int | None) -> None:
    t = table("Sneeks e1; hand Sneak", "Svara d8; hand Gate")
    scene = GAME.scene(GAME.public(t.s), seat, english)
    assert scene.layout is not None
    near = seat or 0
    for tree in (scene.layout.wide, scene.layout.narrow):
        assert f"hand{near}" in in_sight(tree)
    assert {"board", "phases", "magic0", "magic1"} <= in_sight(scene.layout.wide) & in_sight(scene.layout.narrow)


def in_sight(node: Node) -> set[str]:
    """The zones seen at once: of tabs the first part."""
    parts = node.parts[:1] if node.kind == "tabs" else node.parts
    return {node.zone} - {""} | {zone for part in parts for zone in in_sight(part)}


def test_an_onlooker_sees_no_hand_and_who_agrees_to_show_all_shows_all() -> None:
    t = table("Sneeks e1; hand Sneak; discard Blarf", "Svara d8; hand Gate")
    closed = GAME.scene(GAME.public(t.s), None, english)
    assert closed.seat is None
    assert [piece.face for piece in closed.at("hand0") + closed.at("hand1")] == [None, None]
    assert all(not zone.holds for zone in closed.zones if isinstance(zone, Stack))
    shown = GAME.scene(t.s, None, english, open=True)
    assert [piece.face for piece in shown.at("hand0") + shown.at("hand1")] == ["sneak", "gate"]
    assert [zone.faces for zone in shown.zones if isinstance(zone, Stack) and zone.faces] == [("blarf",)]


def test_a_number_and_its_sign_stay_together_and_can_be_read_without() -> None:
    section = GAME.catalogue(english).faces["blarf"].sections[0]
    assert "1\u00a0[boost]\u00a0boost" in section.text
    assert "gets 1 boost;" in unmarked(section.text)
    lasting = GAME.catalogue(english).faces["pile_on"].sections[0].text
    assert lasting.startswith("*ACTIVE:* ") and unmarked(lasting).startswith("ACTIVE: ")


def test_a_card_of_the_hand_is_meant_by_its_piece_too() -> None:
    t = table("Sneeks e1; Gate d2; hand Beast Rider", "Svara d8", phase="summon")
    view = t.table.view(0)
    (rider,) = GAME.scene(view.state, 0, english).at("hand0")
    by_piece = GAME.meant(view.state, view.ask, [rider.id, "board/d3"])
    assert by_piece == GAME.meant(view.state, view.ask, ["beast_rider", "board/d3"])
    assert set(by_piece) & set(view.ask.options)
    assert GAME.meant(view.state, view.ask, ["hand0.back.1", "board/d3"]) == []
