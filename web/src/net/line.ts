/** The line to a table: frames and patches in, messages out; it comes back by itself and loses nothing on the way. */

import { type ReadonlySignal, signal } from "@preact/signals";

import type { Lang } from "../settings";
import type {
  Closing,
  Done,
  Foreseen,
  Frame,
  FromPage,
  Hello,
  Hinted,
  Line,
  PatchSent,
  Reasons,
  Refused,
  ToPage,
} from "../wire";
import { merged } from "./patch";

export type Connection = "joining" | "open" | "lost" | "ended";
export type Reply = Done | Refused | Reasons | Foreseen | Hinted;

/** A message without its id, which the line gives. */
export type Asked = FromPage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

export interface Whither {
  readonly table: string;
  readonly look: string;
  readonly lang: () => Lang;
  readonly csrf: () => Promise<string>;
}

interface Waiting {
  readonly message: FromPage;
  readonly answered: (reply: Reply) => void;
}

const FIRST_WAIT = 0.4;
const LONGEST_WAIT = 12;
const PULSE = 20_000;
const SILENCE = 45_000;

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const address = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;

export class TableLine {
  readonly #frame = signal<Frame | null>(null);
  readonly #lines = signal<readonly Line[]>([]);
  readonly #connection = signal<Connection>("joining");
  readonly #closing = signal<Closing | null>(null);
  readonly #waiting = signal<ReadonlyMap<string, Waiting>>(new Map());
  readonly #whither: Whither;
  #socket: WebSocket | null = null;
  #seat: number | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #heard = 0;
  #left = false;
  #astray = false; // a patch is missing: a whole frame has to come first

  constructor(whither: Whither) {
    this.#whither = whither;
    window.addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
    void this.#open();
  }

  get frame(): ReadonlySignal<Frame | null> {
    return this.#frame;
  }

  get lines(): ReadonlySignal<readonly Line[]> {
    return this.#lines;
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#connection;
  }

  /** Why the server has ended the line, while it has. */
  get closing(): ReadonlySignal<Closing | null> {
    return this.#closing;
  }

  /** How many messages have no answer yet. */
  get pending(): ReadonlySignal<ReadonlyMap<string, unknown>> {
    return this.#waiting;
  }

  /** Sends a message; over a lost line it is sent again with the same id, so that it counts once. */
  ask(asked: Asked): Promise<Reply> {
    const message = { ...asked, id: newId() } as FromPage & { id: string };
    return new Promise((answered) => {
      this.#waiting.value = new Map(this.#waiting.peek()).set(message.id, { message, answered });
      this.#send(message);
    });
  }

  /** From now on in another language, or from another of one's own seats. */
  look(lang: Lang, seat: number | null): void {
    this.#seat = seat;
    void this.ask({ do: "speak", lang, seat });
  }

  /** Tries to come back now instead of later. */
  retry(): void {
    this.#tries = 0;
    this.#closing.value = null;
    this.#drop();
    void this.#open();
  }

  leave(): void {
    this.#left = true;
    window.removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    this.#drop();
  }

  #atOnce = (): void => {
    if (document.visibilityState === "visible" && this.#connection.peek() === "lost") this.retry();
  };

  #drop(): void {
    this.#astray = false;
    if (this.#again !== null) clearTimeout(this.#again);
    if (this.#pulse !== null) clearInterval(this.#pulse);
    this.#again = this.#pulse = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #open(): Promise<void> {
    let csrf: string;
    try {
      csrf = await this.#whither.csrf();
    } catch {
      this.#lose();
      return;
    }
    if (this.#left || this.#socket) return;
    const socket = new WebSocket(address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#send(this.#hello(csrf));
      for (const { message } of this.#waiting.peek().values()) this.#send(message);
      this.#pulse = setInterval(() => this.#beat(), PULSE);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hello(csrf: string): Hello {
    const { table, look, lang } = this.#whither;
    const frame = this.#astray ? null : this.#frame.peek();
    return {
      do: "hello",
      table,
      csrf,
      lang: lang(),
      ...(frame ? { since: frame.number, ...(frame.view === undefined ? {} : { view: frame.view }) } : {}),
      ...(look === "" ? {} : { look }),
      ...(this.#seat === null ? {} : { seat: this.#seat }),
    };
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) {
      this.#drop();
      this.#lose();
    } else this.#send({ do: "ping" });
  }

  #lose(): void {
    const closing = this.#closing.peek();
    this.#drop();
    if (this.#left) return;
    if (closing && (closing.again === undefined || closing.again === null)) {
      this.#connection.value = "ended";
      return;
    }
    this.#connection.value = "lost";
    const wait = closing?.again ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.7 + Math.random() * 0.6);
    this.#tries += 1;
    this.#again = setTimeout(() => void this.#open(), wait * 1000);
  }

  #take(message: ToPage): void {
    this.#heard = Date.now();
    if (message.is !== "closing") this.#joined();
    switch (message.is) {
      case "frame":
        this.#astray = false;
        this.#lines.value = message.lines;
        this.#frame.value = message.frame;
        return;
      case "patch":
        this.#patch(message);
        return;
      case "around": {
        const frame = this.#frame.peek();
        if (frame) this.#frame.value = { ...frame, sitters: message.sitters, onlookers: message.onlookers };
        return;
      }
      case "closing":
        this.#closing.value = message;
        return;
      case "pong":
        return;
      default:
        this.#reply(message);
    }
  }

  #joined(): void {
    this.#tries = 0;
    this.#closing.value = null;
    this.#connection.value = "open";
  }

  #patch(patch: PatchSent): void {
    const frame = this.#frame.peek();
    if (!frame || frame.number !== patch.base) {
      if (!this.#astray) void this.#whither.csrf().then((csrf) => this.#send(this.#hello(csrf)));
      this.#astray = true;
      return;
    }
    const old = this.#lines.peek();
    const kept = patch.keep === undefined || patch.keep === null ? old : old.slice(0, patch.keep);
    if (kept !== old || patch.lines) this.#lines.value = [...kept, ...(patch.lines ?? [])];
    this.#frame.value = { ...(merged(frame, patch.change) as Frame), number: patch.number };
  }

  #reply(reply: Reply): void {
    const waiting = this.#waiting.peek().get(reply.id);
    if (!waiting) return;
    const left = new Map(this.#waiting.peek());
    left.delete(reply.id);
    this.#waiting.value = left;
    waiting.answered(reply);
  }
}
