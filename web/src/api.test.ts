// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { get, me, post, reachable, Refusal, remove, Unreachable, whoAmI } from "./api";
import { keepLookKey } from "./keys";
import { lang } from "./settings";

const PERSON = { id: "p", name: "Quiet Hare", csrf: "token" };

type Answer = [status: number, body: string];

let answers: Answer[] = [];
let asked: { path: string; init: RequestInit }[] = [];

const headers = (index: number): Record<string, string> => asked[index]?.init.headers as Record<string, string>;

beforeEach(() => {
  answers = [];
  asked = [];
  me.value = null;
  reachable.value = true;
  lang.value = "cs";
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(answer[0] === 204 ? null : answer[1], { status: answer[0] }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what changes something carries the token, which is fetched first where it is not known", async () => {
  answers = [[200, JSON.stringify(PERSON)], [200, '{"id":"t"}']];
  expect(await post("/api/tables", { game: "g" })).toEqual({ id: "t" });
  expect(asked.map(({ path }) => path)).toEqual(["/api/me", "/api/tables"]);
  expect(headers(0)["x-csrf"]).toBeUndefined();
  expect(headers(1)).toMatchObject({ "x-csrf": "token", "content-type": "application/json", "accept-language": "cs" });
  expect(asked[1]?.init.body).toBe('{"game":"g"}');
});

test("who I am is asked once however many want to know", async () => {
  answers = [[200, JSON.stringify(PERSON)]];
  const [one, other] = await Promise.all([whoAmI(), whoAmI()]);
  expect(one).toBe(other);
  expect(me.value).toEqual(PERSON);
});

test("a refusal tells what the server says", async () => {
  answers = [[409, '{"key":"seat-taken","text":"Tady už někdo sedí.","rule":""}']];
  const error = await get("/api/x").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Refusal).message).toBe("Tady už někdo sedí.");
  expect((error as Refusal).problem.key).toBe("seat-taken");
  expect(reachable.value).toBe(true);
});

test("an answer that is not ours is a refusal without words", async () => {
  answers = [[500, "<html>oops</html>"]];
  const error = await get("/api/x").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Refusal).message).toBe("");
});

test.each([["no network", []], ["a proxy without its server", [[502, ""]]]])("%s means: not reached", async (_, given) => {
  answers = given as Answer[];
  expect(await get("/api/x").catch((caught: unknown) => caught)).toBeInstanceOf(Unreachable);
  expect(reachable.value).toBe(false);
  answers = [[200, "[]"]];
  await get("/api/x");
  expect(reachable.value).toBe(true);
});

test("no content is nothing, and null is null", async () => {
  me.value = PERSON;
  answers = [[204, ""], [200, "null"], [200, ""]];
  expect(await remove("/api/decks/d")).toBeNull();
  expect(await get("/api/webhook")).toBeNull();
  expect(await get("/api/webhook")).toBeNull();
});

test("an onlooker's key goes to its table only", async () => {
  keepLookKey("t1", "secret");
  answers = [[200, "{}"], [200, "{}"], [200, "{}"]];
  await get("/api/tables/t1/replay?at=3");
  await get("/api/tables/t2");
  await get("/api/tables");
  expect(asked.map((_, index) => headers(index)["x-look"])).toEqual(["secret", undefined, undefined]);
  expect(asked.some(({ path }) => path.includes("secret"))).toBe(false);
});
