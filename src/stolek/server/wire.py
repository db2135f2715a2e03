"""All that travels between server and page. The page's TypeScript types and the description of the API come from here.

Texts arrive in the reader's language. What has its default value is left out. A table's life is a row of numbered
entries; `number` always says after how many of them something is true.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from stolek.offer import DeckDraft, Field, Pick, Reason, Sequel
from stolek.scene import Choice, Layout, Luck, Piece, Say, Step, Zone

Lang: TypeAlias = Literal["en", "cs", "pl"]
Who: TypeAlias = Literal["person", "bot", "open", "friend"]  # `open`: to anyone; `friend`: to whoever has the link


# What a page sees of a table: the frame, and then patches


class Sitter(Struct, omit_defaults=True):
    """A seat of the table, with who sits there."""

    name: Say  # of the seat: its faction, its colour
    whose: Say  # "yours", "theirs"
    tone: str
    sign: str
    who: Who
    person: str = ""  # the name that a person goes by
    mine: bool = False
    here: bool = False  # a person who has the table open
    bot: Say = ""  # the bot's level, or that of the one that sits in for an absent person
    standing_in: bool = False  # the bot keeps the seat for the person, who may come back
    thinking: float | None = None  # how far a bot is, 0 to 1
    open_hands: bool = False  # agrees that onlookers see everything


class Option(Choice, frozen=True, omit_defaults=True, kw_only=True):
    """A face key in `path` stands for each piece of that face in a row (a hand, say) or in a stack's `faces`."""

    text: Say  # stands alone


class Question(Struct, omit_defaults=True):
    """What is waited for. `options` are there only for who may answer.

    With real dice and cards a roll or draw is asked too: `luck` says what is to be told, and the answer to a roll is
    a number without an option (`Luck.outcome`).
    """

    text: Say
    seats: tuple[int, ...] = ()  # without whose answer it does not go on
    mine: bool = False  # one may answer, be it only to do something at any time
    options: tuple[Option, ...] = ()
    luck: Luck | None = None


class Line(Struct, omit_defaults=True):
    """One entry of the story: what has happened, as far as the reader may see it."""

    at: int  # number of the table's entry after which this was true: the place in a replay
    text: Say
    rank: int = 0  # 1 and 2 are headings
    steps: tuple[Step, ...] = ()
    mark: str = ""  # what sort of thing happened to whom: a guide waits for it


class Undo(Struct, omit_defaults=True):
    """`free`: one's last answer can be taken back now. `ask`: only if the others agree. `asked`: a seat asks that."""

    free: bool = False
    ask: bool = False
    why: Say = ""  # why not, where it cannot
    asked: int | None = None
    waiting: tuple[int, ...] = ()  # seats that have not yet said yes


class Ending(Struct, omit_defaults=True):
    """`sequel`: for who has played, what comes next in a series."""

    scores: tuple[float, ...]
    text: Say
    sequel: Sequel | None = None


class Frame(Struct, omit_defaults=True):
    """All that one viewer sees of a table. Patches are JSON merge patches (RFC 7396) of this object.

    It has no nulls, since a patch could not say them. Pieces in one place lie in the order of their ids.
    """

    table: str
    number: int
    game: str
    name: str
    catalogue: str  # path of the catalogue of this game and language; never changes, may be kept for ever
    title: Say
    sitters: tuple[Sitter, ...]
    zones: dict[str, Zone]
    order: tuple[str, ...]  # zones in reading order
    pieces: dict[str, Piece]
    layout: Layout
    viewer: int | None = None  # the seat whose view this is; None for an onlooker
    view: str = ""  # which picture of the table this is, beside `number`: goes back in `hello`
    ask: Question | None = None  # None: the game is over, or seats are still to be taken
    undo: Undo = field(default_factory=Undo)
    over: Ending | None = None
    waiting_for_seats: bool = False
    host: bool = False  # the viewer may hand seats out
    onlookers: int = 0
    real_dice: bool = False
    guide: bool = False  # the table of a first lesson


# The socket, from the page. The first message is `hello`; every other gets one answer with its `id`, or none at all


class Hello(Struct, tag="hello", tag_field="do"):
    """`since`, `view`: the number of the last frame or patch that the page has, and its `view`: it gets what is new."""

    table: str
    csrf: str
    lang: Lang = "en"
    since: int | None = None
    view: str = ""
    look: str = ""  # an onlooker's key
    seat: int | None = None  # which of several own seats to look from; otherwise that which is asked


class Answer(Struct, tag="answer", tag_field="do"):
    """`number` is that of the frame the answer belongs to. A second one with the same `id` changes nothing."""

    id: str
    number: int
    option: int
    seat: int


class TakeBack(Struct, tag="undo", tag_field="do"):
    id: str
    number: int


class AskUndo(Struct, tag="ask-undo", tag_field="do"):
    """Ask the others to let one's last answer be taken back, though something came after it."""

    id: str
    number: int


class AgreeUndo(Struct, tag="agree-undo", tag_field="do"):
    id: str
    number: int
    yes: bool


class WhyNot(Struct, tag="why", tag_field="do"):
    """Why can one not point at these pieces and places, in this order?"""

    id: str
    refs: tuple[str, ...]


class Foresee(Struct, tag="foresee", tag_field="do"):
    """Which of the options now cannot be taken back once they are given?"""

    id: str
    number: int


class AskHint(Struct, tag="hint", tag_field="do"):
    id: str
    number: int


class Speak(Struct, tag="speak", tag_field="do"):
    """From now on in another language, or from another of one's own seats; a frame follows."""

    id: str
    lang: Lang
    seat: int | None = None


class Ping(Struct, tag="ping", tag_field="do"):
    id: str = ""


FromPage: TypeAlias = Hello | Answer | TakeBack | AskUndo | AgreeUndo | WhyNot | Foresee | AskHint | Speak | Ping


# The socket, to the page


class FrameSent(Struct, tag="frame", tag_field="is"):
    """Forget what was; `lines` is the whole story."""

    frame: Frame
    lines: tuple[Line, ...]


class PatchSent(Struct, tag="patch", tag_field="is", omit_defaults=True):
    """Follows on the frame or patch numbered `base`, else the page asks for a new frame by `hello`.

    `lines` beyond `keep` are forgotten (after an undo) before the new ones are added.
    """

    base: int
    number: int
    change: dict[str, Any]
    lines: tuple[Line, ...] = ()
    keep: int | None = None


class Done(Struct, tag="done", tag_field="is"):
    """The message `id` is carried out and kept; what it changed comes as a patch."""

    id: str
    number: int


class Refused(Struct, tag="refused", tag_field="is"):
    """Nothing has changed. `key` is the error's, for programs."""

    id: str
    key: str
    reason: Reason


class Reasons(Struct, tag="reasons", tag_field="is"):
    id: str
    reasons: tuple[Reason, ...]


class Foreseen(Struct, tag="foreseen", tag_field="is"):
    id: str
    number: int
    final: tuple[int, ...]  # options that cannot be taken back


class Hinted(Struct, tag="hint", tag_field="is"):
    id: str
    number: int
    option: int
    text: Say


class Around(Struct, tag="around", tag_field="is"):
    """Who is here and who thinks: no part of the game, sent whenever it changes."""

    sitters: tuple[Sitter, ...]
    onlookers: int


class Closing(Struct, tag="closing", tag_field="is"):
    """The server ends the connection; `again` says whether it makes sense to come back, and after how many seconds."""

    key: str
    text: Say
    again: float | None = None


class Pong(Struct, tag="pong", tag_field="is"):
    id: str


ToPage: TypeAlias = FrameSent | PatchSent | Done | Refused | Reasons | Foreseen | Hinted | Around | Closing | Pong


# HTTP. Under /api; every refusal is a Problem. Lists are arrays. `lang` is the header accept-language, else the
# person's; what changes something needs the header x-csrf; an onlooker's key travels in the header x-look.
#
#   GET    /me                                   Me, who is made a guest at the first call
#   PATCH  /me                    MeChange       Me
#   POST   /account               Credentials    Me: the guest has an account from now on
#   POST   /login                 Credentials    Me, with another csrf; what the guest had goes to the account
#   POST   /logout                               -
#   GET    /games                                GameInfo[]
#   GET    /games/{game}/rules                   RuleBook
#   GET    /games/{game}/builder                 Builder
#   GET    /games/{game}/guide                   GuideStep[]
#   GET    /catalogues/{game}/{lang}/{hash}      Catalogue (Frame.catalogue is such a path); GET /catalogues/{game}
#   POST   /games/{game}/decks/check  DeckDraft  DeckChecked
#   POST   /games/{game}/decks    DeckDraft      DeckKept
#   GET    /decks                                DeckKept[], one's own
#   PUT    /decks/{deck}          DeckDraft      DeckKept
#   DELETE /decks/{deck}                         -
#   GET    /tables?state&mine&game               TableInfo[]: listed ones and one's own, the last changed first
#   POST   /tables                NewTable       Made
#   POST   /tables/import         Import         TableInfo
#   GET    /tables/{table}                       TableInfo
#   DELETE /tables/{table}                       -: by its host, while no other person sits there
#   POST   /tables/{table}/seats/{seat}  SeatChange  TableInfo
#   GET    /tables/{table}/invitations           Invitation[] without keys
#   POST   /tables/{table}/invitations  Invite   Invitation
#   DELETE /tables/{table}/invitations/{id}      -
#   PUT    /tables/{table}/open-hands  Consent   TableInfo
#   GET    /tables/{table}/replay?at&seat        Replay
#   GET    /tables/{table}/export                a saved game
#   POST   /join                  JoinWith       Joined
#   GET    /push                                 PushKey
#   POST   /push                  PushWanted     -
#   POST   /push/forget           PushWanted     -
#   GET, PUT, DELETE /webhook     Webhook        Webhook; null where there is none
#   GET    /credits                              Credits
#   GET    /schema                               this, as OpenAPI


class Me(Struct, omit_defaults=True):
    id: str
    name: str
    csrf: str  # goes back in the header `x-csrf` of whatever changes something, and in `hello`
    lang: Lang = "en"
    login: str = ""  # of the account, where there is one


class MeChange(Struct):
    name: str | None = None
    lang: Lang | None = None


class Credentials(Struct):
    login: str
    password: str


class Problem(Struct, omit_defaults=True):
    """The body of every refusal, in the reader's language."""

    key: str
    text: Say
    rule: str = ""


class GameInfo(Struct, omit_defaults=True):
    name: str
    title: Say
    about: Say
    seats: tuple[int, ...]  # how many may play
    usual_seats: int
    fields: tuple[Field, ...]
    bots: tuple[Pick, ...]  # levels, from weak to strong
    default_bot: str
    icon: str = ""
    builder: bool = False  # decks can be built
    guide: bool = False


class SeatWanted(Struct, omit_defaults=True):
    who: Literal["me", "friend", "open", "bot"]
    bot: str = ""


class NewTable(Struct, omit_defaults=True):
    game: str
    seats: tuple[SeatWanted, ...]
    options: dict[str, Any] = field(default_factory=dict)  # what `fields` of the game ask for
    name: str = ""
    listed: bool = False  # in the lobby for all
    real_dice: bool = False
    guide: bool = False


class SeatInfo(Struct, omit_defaults=True):
    who: Who
    person: str = ""
    bot: str = ""
    mine: bool = False
    standing_in: bool = False


class TableInfo(Struct, omit_defaults=True):
    """A table in the lobby."""

    id: str
    game: str
    name: str
    state: Literal["open", "running", "finished"]
    seats: tuple[SeatInfo, ...]
    number: int
    changed: float  # seconds since 1970
    host: bool = False
    mine: bool = False
    my_turn: bool = False
    result: tuple[float, ...] = ()
    listed: bool = False


class Invitation(Struct, omit_defaults=True):
    """`key` goes into the fragment of a link, which no server ever sees: `/join#<key>`. `seat` None: to look on."""

    id: int
    key: str
    seat: int | None = None


class Invite(Struct):
    """A new link for a seat that waits for a friend, or with `seat` None to look on."""

    seat: int | None = None


class Made(Struct):
    table: TableInfo
    invitations: tuple[Invitation, ...]


class SeatChange(Struct, omit_defaults=True):
    """`sit` in an open seat, `leave` it, or as host: `bot` takes it over, `back` gives it to its person again."""

    do: Literal["sit", "leave", "bot", "back", "open", "friend"]
    bot: str = ""


class JoinWith(Struct):
    key: str


class Joined(Struct):
    table: str
    seat: int | None  # None: as an onlooker, with `look` for the socket
    look: str = ""


class Consent(Struct):
    yes: bool


class Import(Struct):
    """`save` is the text of a saved game, as it was: a page that reads its numbers would round them."""

    save: str


class Replay(Struct, omit_defaults=True):
    """A table as its viewer saw it after `number` entries. Asked without `at`, it is the last, with the whole story."""

    frame: Frame
    last: int
    lines: tuple[Line, ...] = ()


class DeckKept(Struct):
    id: str
    game: str
    deck: DeckDraft
    legal: bool


class PushKey(Struct):
    public: str


class PushWanted(Struct):
    """A browser's subscription, as its Push API gives it."""

    endpoint: str
    keys: dict[str, str]


class Webhook(Struct):
    url: str


class Credit(Struct, omit_defaults=True):
    what: Say
    who: Say
    licence: str = ""
    url: str = ""


class Credits(Struct):
    """Whose the games are, who drew the icons, and which programs this is made with."""

    rights: tuple[Credit, ...]
    art: tuple[Credit, ...]
    software: tuple[Credit, ...]
