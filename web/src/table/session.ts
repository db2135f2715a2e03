/** What a person does at a table: choosing, answering, taking back, asking why; the state of the page as signals. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";

import { whoAmI } from "../api";
import { type Asked, type Reply, TableLine } from "../net/line";
import { confirm, lang } from "../settings";
import type { Frame, Option, Reason } from "../wire";
import { say } from "../words";
import { pointed } from "./choosing";
import { shownIn } from "./refs";

export interface Notice {
  readonly sort: "why" | "hint" | "trouble";
  readonly reasons: readonly Reason[];
}

const NONE: ReadonlySet<number> = new Set();
const A_MOMENT = 200;
const PATIENCE = 900; // how long an answer waits to hear whether it could be taken back

export class Session {
  readonly line: TableLine;
  readonly chosen = signal<readonly string[]>([]);
  /** Options of the question that cannot be taken back, once that is known. */
  readonly final = signal<ReadonlySet<number>>(NONE);
  /** An option that waits for a yes. */
  readonly doubtful = signal<Option | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly hinted = signal<Option | null>(null);
  readonly thinks = signal(false);
  /** Clicks ask why not. */
  readonly asking = signal(false);
  /** The number of the frame that has been answered already. */
  readonly sent = signal<number | null>(null);
  /** Something said to the server has no answer yet. */
  readonly busy = computed(() => (this.line.pending.value.size > 0 ? "yes" : "no"));
  #foreseen: { number: number; known: Promise<void> } | null = null;
  #number: number | null = null;
  #soon: number | null = null;

  constructor(table: string, look: string) {
    this.line = new TableLine({ table, look, lang: () => lang.peek(), csrf: async () => (await whoAmI()).csrf });
  }

  get frame(): ReadonlySignal<Frame | null> {
    return this.line.frame;
  }

  leave(): void {
    this.line.leave();
  }

  /** Another question came: what was chosen for the old one is void. */
  follow(frame: Frame): void {
    if (frame.number === this.#number) return;
    this.#number = frame.number;
    this.chosen.value = [];
    this.doubtful.value = null;
    this.hinted.value = null;
    this.final.value = NONE;
    this.sent.value = null;
    this.asking.value = false;
    if (this.notice.peek()?.sort !== "trouble" || frame.ask?.mine !== true) this.notice.value = null;
  }

  options(): readonly Option[] {
    const ask = this.frame.peek()?.ask;
    return ask?.mine === true ? (ask.options ?? []) : [];
  }

  /** Somebody looks at the question; who answers at once need not wait for what comes of it. */
  soon(): void {
    const number = this.frame.peek()?.number;
    if (number === undefined || this.#soon === number || this.options().length === 0) return;
    this.#soon = number;
    setTimeout(() => {
      if (this.frame.peek()?.number === number && this.sent.peek() !== number) void this.begin();
    }, A_MOMENT);
  }

  /** Somebody begins to deal with the question: time to know what could not be taken back. */
  begin(): Promise<void> {
    const frame = this.frame.peek();
    if (!frame || this.options().length === 0) return Promise.resolve();
    const { number } = frame;
    if (this.#foreseen?.number !== number) {
      const known = this.line.ask({ do: "foresee", number }).then((reply) => {
        if (reply.is === "foreseen" && this.frame.peek()?.number === number) this.final.value = new Set(reply.final);
      });
      this.#foreseen = { number, known };
    }
    return this.#foreseen.known;
  }

  point(refs: readonly string[], dragged = false): void {
    const frame = this.frame.peek();
    if (!frame || this.options().length === 0 || this.sent.peek() === frame.number) return;
    this.soon();
    this.notice.value = null;
    const chosen = this.chosen.peek();
    const meant = pointed(this.options(), chosen, refs, shownIn(frame, chosen));
    if (meant.is === "answer") void this.answer(meant.option);
    else if (meant.is === "on") {
      if (!(dragged && meant.chosen.length < chosen.length)) this.chosen.value = meant.chosen;
    } else if (chosen.length > 0) void this.whyAt(refs);
  }

  back(): void {
    if (this.asking.peek()) this.asking.value = false;
    else if (this.doubtful.peek()) this.doubtful.value = null;
    else if (this.notice.peek()) this.notice.value = null;
    else this.chosen.value = this.chosen.peek().slice(0, -1);
  }

  /** Sends an option, unless the player wants to be asked first. */
  async answer(option: Option, sure = false): Promise<void> {
    const frame = this.frame.peek();
    if (!frame || this.sent.peek() === frame.number) return;
    if (!sure && confirm.peek() !== "never") {
      if (confirm.peek() === "final") await Promise.race([this.begin(), new Promise((late) => setTimeout(late, PATIENCE))]);
      if (this.frame.peek()?.number !== frame.number) return;
      if (confirm.peek() === "always" || this.final.peek().has(option.option)) {
        this.doubtful.value = option;
        return;
      }
    }
    this.doubtful.value = null;
    this.notice.value = null;
    await this.number(frame, option.option);
  }

  /** Sends a number without an option too, as real dice tell it. */
  async number(frame: Frame, option: number): Promise<void> {
    const seat = frame.viewer ?? frame.ask?.seats?.[0] ?? 0;
    this.sent.value = frame.number;
    const reply = await this.line.ask({ do: "answer", number: frame.number, option, seat });
    if (reply.is === "refused") {
      this.sent.value = null;
      this.#refused(reply);
    }
  }

  async undo(): Promise<void> {
    const frame = this.frame.peek();
    if (!frame) return;
    const { free = false, ask = false, why = "" } = frame.undo;
    if (free) await this.#plain({ do: "undo", number: frame.number });
    else if (ask) await this.#plain({ do: "ask-undo", number: frame.number });
    else this.notice.value = { sort: "why", reasons: [{ text: why === "" ? say("table-undo-not") : why }] };
  }

  async agree(yes: boolean): Promise<void> {
    const frame = this.frame.peek();
    if (frame) await this.#plain({ do: "agree-undo", number: frame.number, yes });
  }

  /** Why not here, after what is chosen? `refs` are what lies under the finger, the topmost first. */
  async whyAt([ref]: readonly string[]): Promise<void> {
    if (ref === undefined) return; // beside everything: still asking
    this.asking.value = false;
    const reply = await this.line.ask({ do: "why", refs: [...this.chosen.peek(), ref] });
    if (reply.is === "reasons") {
      const reasons = reply.reasons.length > 0 ? reply.reasons : [{ text: say("table-why-fine") }];
      this.notice.value = { sort: "why", reasons };
    } else this.#refused(reply);
  }

  async hint(): Promise<void> {
    const frame = this.frame.peek();
    if (!frame || this.options().length === 0 || this.thinks.peek()) return;
    this.thinks.value = true;
    const reply = await this.line.ask({ do: "hint", number: frame.number });
    this.thinks.value = false;
    if (reply.is === "hint") {
      if (this.frame.peek()?.number !== reply.number) return;
      this.hinted.value = this.options().find((option) => option.option === reply.option) ?? null;
      if (this.hinted.value) this.chosen.value = [];
      this.notice.value = { sort: "hint", reasons: [{ text: say("table-hint-says", { text: reply.text }) }] };
    } else this.#refused(reply);
  }

  async #plain(asked: Asked): Promise<void> {
    this.#refused(await this.line.ask(asked));
  }

  #refused(reply: Reply): void {
    if (reply.is === "refused") this.notice.value = { sort: "trouble", reasons: [reply.reason] };
  }
}
