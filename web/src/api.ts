/** Talking to the server over HTTP: typed answers, the token against forgery, and refusals as `Refusal`. */

import { signal } from "@preact/signals";

import { lookKey } from "./keys";
import { lang } from "./settings";
import type { Me, Problem } from "./wire";

/** Who this browser is; known once `whoAmI` has answered. */
export const me = signal<Me | null>(null);

/** Whether the server answered the last time it was asked. */
export const reachable = signal(true);

/** The server said no, in the reader's language; nothing has changed. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.text);
    this.name = "Refusal";
    this.status = status;
    this.problem = problem;
  }
}

/** The server was not reached; nothing is known to have changed. */
export class Unreachable extends Error {
  constructor() {
    super("unreachable");
    this.name = "Unreachable";
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (typeof body.text === "string" && typeof body.key === "string") return body as Problem;
  } catch {
    // not from our server: a proxy's page, say
  }
  return { key: `status-${String(response.status)}`, text: "" };
}

/** The body of the answer, as it was sent. */
async function request(method: Method, path: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": lang.peek() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrf"] = (me.peek() ?? (await whoAmI())).csrf;
  const look = lookKey(/^\/api\/tables\/([^/]+)/.exec(path)?.[1] ?? "");
  if (look !== "") headers["x-look"] = look;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    reachable.value = false;
    throw new Unreachable();
  }
  reachable.value = response.status < 502 || response.status > 504;
  if (!reachable.peek()) throw new Unreachable();
  if (!response.ok) {
    throw new Refusal(response.status, await problemOf(response));
  }
  return await response.text();
}

async function read<T>(answer: Promise<string>): Promise<T> {
  const text = await answer;
  return (text === "" ? null : JSON.parse(text)) as T;
}

export const get = <T>(path: string): Promise<T> => read<T>(request("GET", path));
export const getText = (path: string): Promise<string> => request("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => read<T>(request("POST", path, body));
export const put = <T>(path: string, body: unknown): Promise<T> => read<T>(request("PUT", path, body));
export const patch = <T>(path: string, body: unknown): Promise<T> => read<T>(request("PATCH", path, body));
export const remove = <T = void>(path: string): Promise<T> => read<T>(request("DELETE", path));

let asking: Promise<Me> | null = null;

/** Who this browser is. The first call makes a guest. */
export function whoAmI(): Promise<Me> {
  asking ??= get<Me>("/api/me")
    .then((answer) => {
      me.value = answer;
      return answer;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}
