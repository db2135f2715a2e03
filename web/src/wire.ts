// Generated from src/stolek/server/wire.py by `python -m house.wire_types`: do not edit.
// A field with `?` may be left out and then has its default: what its comment says, else false, 0, "" or nothing.

export type Zone =
  | Grid
  | Lanes
  | Panel
  | Row
  | Stack
  | Track;

export type FromPage =
  | AgreeUndo
  | Answer
  | AskHint
  | AskUndo
  | Foresee
  | Hello
  | Ping
  | Speak
  | TakeBack
  | WhyNot;

export type ToPage =
  | Around
  | Closing
  | Done
  | Foreseen
  | FrameSent
  | Hinted
  | PatchSent
  | Pong
  | Reasons
  | Refused;

export interface AgreeUndo {
  readonly do: "agree-undo";
  readonly id: string;
  readonly number: number;
  readonly yes: boolean;
}

/** `number` is that of the frame the answer belongs to. A second one with the same `id` changes nothing. */
export interface Answer {
  readonly do: "answer";
  readonly id: string;
  readonly number: number;
  readonly option: number;
  readonly seat: number;
}

export interface Area {
  readonly name: string;
  readonly title: string;
}

/** Who is here and who thinks: no part of the game, sent whenever it changes. */
export interface Around {
  readonly is: "around";
  readonly sitters: readonly Sitter[];
  readonly onlookers: number;
}

export interface AskHint {
  readonly do: "hint";
  readonly id: string;
  readonly number: number;
}

/** Ask the others to let one's last answer be taken back, though something came after it. */
export interface AskUndo {
  readonly do: "ask-undo";
  readonly id: string;
  readonly number: number;
}

/** A number beside an icon. With `of` it is a part of a whole: 3 lives of 5. */
export interface Badge {
  readonly icon: string;
  readonly n: number;
  readonly say: string;
  readonly of?: number | null;
  readonly corner?: "" | "bl" | "br" | "tl" | "tr";
}

export interface Builder {
  readonly groups: readonly BuilderGroup[];
  readonly leaders: readonly Leader[];
}

export interface BuilderCard {
  readonly face: string;
  readonly most: number;
  readonly group: string;
}

export interface BuilderGroup {
  readonly name: string;
  readonly label: string;
  readonly need: number;
}

/** All faces and icons of a game in one language; the same for everybody, so it gives nothing away. */
export interface Catalogue {
  readonly faces: { readonly [key: string]: Face };
  readonly icons: { readonly [key: string]: Icon };
  readonly tones?: { readonly [key: string]: string };
}

/**
 * How an option is pointed at: `path` holds pieces and places in the order in which a person names them.
 *
 * Options of one `group` belong together and stand in one line, each by its `label`. Where `leave` is set,
 * the option does nothing but go on.
 */
export interface Choice {
  readonly option: number;
  readonly path?: readonly string[];
  readonly group?: string;
  readonly label?: string;
  readonly leave?: boolean;
}

/** The server ends the connection; `again` says whether it makes sense to come back, and after how many seconds. */
export interface Closing {
  readonly is: "closing";
  readonly key: string;
  readonly text: string;
  readonly again?: number | null;
}

export interface Consent {
  readonly yes: boolean;
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export interface Credit {
  readonly what: string;
  readonly who: string;
  readonly licence?: string;
  readonly url?: string;
}

/** Whose the games are, who drew the icons, and which programs this is made with. */
export interface Credits {
  readonly rights: readonly Credit[];
  readonly art: readonly Credit[];
  readonly software: readonly Credit[];
}

export interface DeckChecked {
  readonly problems: readonly Reason[];
  readonly counts: { readonly [key: string]: number };
}

export interface DeckDraft {
  readonly name: string;
  readonly leader: string;
  readonly cards: { readonly [key: string]: number };
}

export interface DeckKept {
  readonly id: string;
  readonly game: string;
  readonly deck: DeckDraft;
  readonly legal: boolean;
}

/** The message `id` is carried out and kept; what it changed comes as a patch. */
export interface Done {
  readonly is: "done";
  readonly id: string;
  readonly number: number;
}

/** `sequel`: for who has played, what comes next in a series. */
export interface Ending {
  readonly scores: readonly number[];
  readonly text: string;
  readonly sequel?: Sequel | null;
}

export interface ExampleEntry {
  readonly id: string;
  readonly covers: readonly string[];
  readonly given: string;
  readonly when: string;
  readonly then: string;
}

/** The printed side of a piece: nothing in it changes during a game. */
export interface Face {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly line?: string;
  readonly kind?: "card" | "die" | "figure" | "marker" | "tile" | "token"; // "card"
  readonly tone?: string;
  readonly art?: string;
  readonly corners?: readonly Badge[];
  readonly signs?: readonly string[];
  readonly sections?: readonly Section[];
  readonly gist?: readonly string[];
}

/**
 * One thing to be settled before a game is dealt. `each_seat`: once for every seat, as a list in the options.
 *
 * A `deck` may also be one that a person has built and kept. With `several` any number of picks is chosen. With
 * `seats` it is asked only where so many play.
 */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: "deck" | "number" | "pick" | "switch";
  readonly picks?: readonly Pick[];
  readonly default?: unknown;
  readonly each_seat?: boolean;
  readonly several?: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly note?: string;
  readonly advanced?: boolean;
  readonly seats?: readonly number[];
}

/** Which of the options now cannot be taken back once they are given? */
export interface Foresee {
  readonly do: "foresee";
  readonly id: string;
  readonly number: number;
}

export interface Foreseen {
  readonly is: "foreseen";
  readonly id: string;
  readonly number: number;
  readonly final: readonly number[];
}

/**
 * All that one viewer sees of a table. Patches are JSON merge patches (RFC 7396) of this object.
 *
 * It has no nulls, since a patch could not say them. Pieces in one place lie in the order of their ids.
 */
export interface Frame {
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly name: string;
  readonly catalogue: string;
  readonly title: string;
  readonly sitters: readonly Sitter[];
  readonly zones: { readonly [key: string]: Zone };
  readonly order: readonly string[];
  readonly pieces: { readonly [key: string]: Piece };
  readonly layout: Layout;
  readonly viewer?: number | null;
  readonly view?: string;
  readonly ask?: Question | null;
  readonly undo: Undo;
  readonly over?: Ending | null;
  readonly waiting_for_seats?: boolean;
  readonly host?: boolean;
  readonly onlookers?: number;
  readonly real_dice?: boolean;
  readonly guide?: boolean;
}

/** Forget what was; `lines` is the whole story. */
export interface FrameSent {
  readonly is: "frame";
  readonly frame: Frame;
  readonly lines: readonly Line[];
}

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly seats: readonly number[];
  readonly usual_seats: number;
  readonly fields: readonly Field[];
  readonly bots: readonly Pick[];
  readonly default_bot: string;
  readonly icon?: string;
  readonly builder?: boolean;
  readonly guide?: boolean;
}

/** Rows of slots from top to bottom, as they lie before the seat. */
export interface Grid {
  readonly kind: "grid";
  readonly id: string;
  readonly title: string;
  readonly slots: readonly (readonly string[])[];
  readonly owner?: number | null;
  readonly bands?: readonly string[];
  readonly aspect?: number; // 1.0
}

/**
 * One thing a coach says on the real board.
 *
 * It is done when the story tells a line with one of the marks in `until`; what is done further on is then done
 * too, so a learner may go ahead. Without marks it goes on by a click.
 */
export interface GuideStep {
  readonly text: string;
  readonly refs?: readonly string[];
  readonly until?: readonly string[];
}

/** `since`, `view`: the number of the last frame or patch that the page has, and its `view`: it gets what is new. */
export interface Hello {
  readonly do: "hello";
  readonly table: string;
  readonly csrf: string;
  readonly lang?: "cs" | "en" | "pl"; // "en"
  readonly since?: number | null;
  readonly view?: string;
  readonly look?: string;
  readonly seat?: number | null;
}

export interface Hinted {
  readonly is: "hint";
  readonly id: string;
  readonly number: number;
  readonly option: number;
  readonly text: string;
}

export interface HouseRow {
  readonly item: string;
  readonly field: string;
  readonly value: string;
}

/** Values that this house has set because the sources of the game do not print them. */
export interface HouseTable {
  readonly title: string;
  readonly rows: readonly HouseRow[];
  readonly note?: string;
}

/**
 * A sign that stands for a concept everywhere: `glyph` in a terminal, `say` where there are words.
 *
 * `path` is what an SVG path draws within 512 by 512; a browser fetches it with the icons of the game.
 */
export interface Icon {
  readonly glyph: string;
  readonly say: string;
  readonly path?: string;
}

/** `save` is the text of a saved game, as it was: a page that reads its numbers would round them. */
export interface Import {
  readonly save: string;
}

/** `key` goes into the fragment of a link, which no server ever sees: `/join#<key>`. `seat` None: to look on. */
export interface Invitation {
  readonly id: number;
  readonly key: string;
  readonly seat?: number | null;
}

/** A new link for a seat that waits for a friend, or with `seat` None to look on. */
export interface Invite {
  readonly seat?: number | null;
}

export interface JoinWith {
  readonly key: string;
}

export interface Joined {
  readonly table: string;
  readonly seat: number | null;
  readonly look?: string;
}

export interface Lane {
  readonly id: string;
  readonly label: string;
  readonly state?: "" | "closed" | "done" | "now";
  readonly note?: string;
  readonly icon?: string;
  readonly tone?: string;
  readonly badges?: readonly Badge[];
  readonly slots?: readonly Slot[];
  readonly meters?: readonly Meter[];
}

/**
 * Labelled parts in a row: the phases of a turn, say. `down`: one above the other, each with its slots.
 *
 * A lane is the place `zone/lane`, a slot of it `zone/lane.slot`. What the lanes lead to lies in the zone itself,
 * which then has `cards` places before them.
 */
export interface Lanes {
  readonly kind: "lanes";
  readonly id: string;
  readonly title: string;
  readonly lanes: readonly Lane[];
  readonly owner?: number | null;
  readonly down?: boolean;
  readonly cards?: number;
}

/** Where zones lie on a wide screen and on a narrow one. */
export interface Layout {
  readonly wide: Node;
  readonly narrow: Node;
}

/** What a deck is built around, with the cards that may go with it. */
export interface Leader {
  readonly face: string;
  readonly cards: readonly BuilderCard[];
  readonly example: { readonly [key: string]: number };
}

/** The table a guide speaks about: the same cards and dice for every learner, who sits in `seat`. */
export interface Lesson {
  readonly options: { readonly [key: string]: unknown };
  readonly seed: number;
  readonly seat: number;
  readonly bots: { readonly [key: string]: string };
}

/** One entry of the story: what has happened, as far as the reader may see it. */
export interface Line {
  readonly at: number;
  readonly text: string;
  readonly rank?: number;
  readonly steps?: readonly Step[];
  readonly mark?: string;
}

/**
 * What a person with real dice and cards is asked to tell.
 *
 * For a roll: `count` dice, each with these faces (what to write, what it means), all equally likely;
 * a `lot` needs no dice. For a draw: `cards`, the name of each option; only `seat` may see which it is.
 */
export interface Luck {
  readonly count?: number;
  readonly faces?: readonly (readonly [string, string])[];
  readonly cards?: { readonly [key: string]: string };
  readonly seat?: number | null;
  readonly lot?: boolean;
}

export interface Made {
  readonly table: TableInfo;
  readonly invitations: readonly Invitation[];
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly csrf: string;
  readonly lang?: "cs" | "en" | "pl"; // "en"
  readonly login?: string;
}

export interface MeChange {
  readonly name?: string | null;
  readonly lang?: "cs" | "en" | "pl" | null;
}

/** How far something has come towards what is needed. */
export interface Meter {
  readonly icon: string;
  readonly have: number;
  readonly need: number;
  readonly say: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWanted[];
  readonly options?: { readonly [key: string]: unknown };
  readonly name?: string;
  readonly listed?: boolean;
  readonly real_dice?: boolean;
  readonly guide?: boolean;
}

/**
 * A part of a layout: one zone, or parts side by side, one above the other, or one at a time behind tabs.
 *
 * Within its parent it takes `px` pixels, or its `share` of what is left.
 */
export interface Node {
  readonly kind: "column" | "row" | "tabs" | "zone";
  readonly zone?: string;
  readonly parts?: readonly Node[];
  readonly share?: number; // 1.0
  readonly px?: number;
  readonly label?: string;
  readonly icon?: string;
}

/** A face key in `path` stands for each piece of that face in a row (a hand, say) or in a stack's `faces`. */
export interface Option {
  readonly option: number;
  readonly path?: readonly string[];
  readonly group?: string;
  readonly label?: string;
  readonly leave?: boolean;
  readonly text: string;
}

/** Sums and short facts. */
export interface Panel {
  readonly kind: "panel";
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly owner?: number | null;
  readonly badges?: readonly Badge[];
}

/**
 * Follows on the frame or patch numbered `base`, else the page asks for a new frame by `hello`.
 *
 * `lines` beyond `keep` are forgotten (after an undo) before the new ones are added.
 */
export interface PatchSent {
  readonly is: "patch";
  readonly base: number;
  readonly number: number;
  readonly change: { readonly [key: string]: unknown };
  readonly lines?: readonly Line[];
  readonly keep?: number | null;
}

/** With `seats` it can be picked only where so many play. */
export interface Pick {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly icon?: string;
  readonly tone?: string;
  readonly seats?: readonly number[];
}

/** `face` is None for what lies face down. Pieces in one place lie by their `order`, and then by their ids. */
export interface Piece {
  readonly id: string;
  readonly at: string;
  readonly face?: string | null;
  readonly owner?: number | null;
  readonly badges?: readonly Badge[];
  readonly states?: readonly string[];
  readonly notes?: readonly string[];
  readonly order?: number;
}

export interface Ping {
  readonly do: "ping";
  readonly id?: string;
}

export interface Pong {
  readonly is: "pong";
  readonly id: string;
}

/** The body of every refusal, in the reader's language. */
export interface Problem {
  readonly key: string;
  readonly text: string;
  readonly rule?: string;
}

export interface PushKey {
  readonly public: string;
}

/** A browser's subscription, as its Push API gives it. */
export interface PushWanted {
  readonly endpoint: string;
  readonly keys: { readonly [key: string]: string };
}

/**
 * What is waited for. `options` are there only for who may answer.
 *
 * With real dice and cards a roll or draw is asked too: `luck` says what is to be told, and the answer to a roll is
 * a number without an option (`Luck.outcome`).
 */
export interface Question {
  readonly text: string;
  readonly seats?: readonly number[];
  readonly mine?: boolean;
  readonly options?: readonly Option[];
  readonly luck?: Luck | null;
}

export interface Reason {
  readonly text: string;
  readonly rule?: string;
}

export interface Reasons {
  readonly is: "reasons";
  readonly id: string;
  readonly reasons: readonly Reason[];
}

/** Nothing has changed. `key` is the error's, for programs. */
export interface Refused {
  readonly is: "refused";
  readonly id: string;
  readonly key: string;
  readonly reason: Reason;
}

/** A table as its viewer saw it after `number` entries. Asked without `at`, it is the last, with the whole story. */
export interface Replay {
  readonly frame: Frame;
  readonly last: number;
  readonly lines?: readonly Line[];
}

/** A hand, an offer, a pool: `n` pieces side by side; those that cannot be seen are no pieces. */
export interface Row {
  readonly kind: "row";
  readonly id: string;
  readonly title: string;
  readonly n: number;
  readonly owner?: number | null;
  readonly empty?: boolean; // true
}

export interface RuleBook {
  readonly game: string;
  readonly title: string;
  readonly areas: readonly Area[];
  readonly rules: readonly RuleEntry[];
  readonly examples: readonly ExampleEntry[];
  readonly glossary: readonly TermEntry[];
  readonly house?: readonly HouseTable[];
}

export interface RuleEntry {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly note?: string;
  readonly see?: readonly string[];
  readonly house?: boolean;
}

/** `sit` in an open seat, `leave` it, or as host: `bot` takes it over, `back` gives it to its person again. */
export interface SeatChange {
  readonly do: "back" | "bot" | "friend" | "leave" | "open" | "sit";
  readonly bot?: string;
}

export interface SeatInfo {
  readonly who: "bot" | "friend" | "open" | "person";
  readonly person?: string;
  readonly bot?: string;
  readonly mine?: boolean;
  readonly standing_in?: boolean;
}

export interface SeatWanted {
  readonly who: "bot" | "friend" | "me" | "open";
  readonly bot?: string;
}

/** A text on a face, with its head. Texts may hold `[icon]` and `*bold*`. */
export interface Section {
  readonly head: string;
  readonly text: string;
}

/** What a finished game of a series comes to, and the options of the next one; none where the series has ended. */
export interface Sequel {
  readonly text: string;
  readonly options?: { readonly [key: string]: unknown } | null;
}

/** A seat of the table, with who sits there. */
export interface Sitter {
  readonly name: string;
  readonly whose: string;
  readonly tone: string;
  readonly sign: string;
  readonly who: "bot" | "friend" | "open" | "person";
  readonly person?: string;
  readonly mine?: boolean;
  readonly here?: boolean;
  readonly bot?: string;
  readonly standing_in?: boolean;
  readonly thinking?: number | null;
  readonly open_hands?: boolean;
}

/**
 * A part of a lane in which pieces lie side by side, and after them free spaces, each with the icon of what belongs
 * there, or of either of two: `a+b`. Of these the first `must` have to be filled. `badge`: what is got for it.
 */
export interface Slot {
  readonly id: string;
  readonly spaces?: readonly string[];
  readonly must?: number;
  readonly badge?: Badge | null;
  readonly say?: string;
}

/** From now on in another language, or from another of one's own seats; a frame follows. */
export interface Speak {
  readonly do: "speak";
  readonly id: string;
  readonly lang: "cs" | "en" | "pl";
  readonly seat?: number | null;
}

/** A deck or a discard pile; `holds` says what lies in it, where the seat may know, and `faces` shows it. */
export interface Stack {
  readonly kind: "stack";
  readonly id: string;
  readonly title: string;
  readonly n: number;
  readonly owner?: number | null;
  readonly holds?: readonly string[];
  readonly faces?: readonly string[];
}

/**
 * What is seen of something that happens, beyond the pieces that are then elsewhere.
 *
 * `move`: from `at` to `to`. `come`, `go`: at `at`. `roll`: the icons of `dice`, of the colour `tone`. `hurt`,
 * `heal`, `gain`, `pay`: `n` at `at`. `turn`: it is now the turn of `seat`. `note`: worth a look at `at`.
 */
export interface Step {
  readonly kind: "come" | "gain" | "go" | "heal" | "hurt" | "move" | "note" | "pay" | "roll" | "turn";
  readonly at?: string;
  readonly to?: string;
  readonly n?: number;
  readonly dice?: readonly (readonly string[])[];
  readonly seat?: number | null;
  readonly tone?: string;
}

/** A table in the lobby. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly state: "finished" | "open" | "running";
  readonly seats: readonly SeatInfo[];
  readonly number: number;
  readonly changed: number;
  readonly host?: boolean;
  readonly mine?: boolean;
  readonly my_turn?: boolean;
  readonly result?: readonly number[];
  readonly listed?: boolean;
}

export interface TakeBack {
  readonly do: "undo";
  readonly id: string;
  readonly number: number;
}

export interface TermEntry {
  readonly term: string;
  readonly meaning: string;
  readonly en?: string;
  readonly cs?: string;
  readonly pl?: string;
}

export interface Track {
  readonly kind: "track";
  readonly id: string;
  readonly title: string;
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly owner?: number | null;
  readonly icon?: string;
}

/** `free`: one's last answer can be taken back now. `ask`: only if the others agree. `asked`: a seat asks that. */
export interface Undo {
  readonly free?: boolean;
  readonly ask?: boolean;
  readonly why?: string;
  readonly asked?: number | null;
  readonly waiting?: readonly number[];
}

export interface Webhook {
  readonly url: string;
}

/** Why can one not point at these pieces and places, in this order? */
export interface WhyNot {
  readonly do: "why";
  readonly id: string;
  readonly refs: readonly string[];
}
