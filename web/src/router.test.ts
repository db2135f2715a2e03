// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { address, followLinks, go, place, placeOf } from "./router";

let ours = false;
followLinks();
document.addEventListener("click", (event) => {
  ours = event.defaultPrevented;
  event.preventDefault(); // nothing is to be fetched
});

beforeEach(() => {
  document.body.innerHTML = "";
  go("/", true);
});

test.each([
  ["/", "lobby", {}],
  ["/new", "new", {}],
  ["/new/some-game", "new-game", { game: "some-game" }],
  ["/join", "join", {}],
  ["/table/abc", "table", { id: "abc" }],
  ["/table/abc/replay", "replay", { id: "abc" }],
  ["/rules/some-game/", "rules-game", { game: "some-game" }],
  ["/decks/a%20b", "decks-game", { game: "a b" }],
  ["/credits", "credits", {}],
  ["/table", "missing", {}],
  ["/table/abc/replay/more", "missing", {}],
  ["/table/%zz", "missing", {}],
])("%s is the page %s", (path, page, args) => {
  expect(placeOf(path)).toEqual({ page, args });
});

test("going somewhere changes the place, the query and the fragment", () => {
  go("/table/abc/replay?at=7#x");
  expect(place.value).toEqual({ page: "replay", args: { id: "abc" } });
  expect(address.value).toMatchObject({ query: "?at=7", hash: "#x" });
});

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return ours;
}

test("a click on a link of ours stays in the page", () => {
  expect(click('<a href="/me"><b>me</b></a>')).toBe(true);
  expect(place.value.page).toBe("me");
});

test.each([
  ['<a href="https://example.org/me">away</a>', {}],
  ['<a href="/me" target="_blank">tab</a>', {}],
  ['<a href="/me" download>file</a>', {}],
  ['<a href="/api/tables/x/export">api</a>', {}],
  ['<a href="#main">here</a>', {}],
  ['<a href="/me">with a key</a>', { ctrlKey: true }],
])("the browser itself follows %s", (html, init) => {
  expect(click(html, init)).toBe(false);
  expect(place.value.page).toBe("lobby");
});
