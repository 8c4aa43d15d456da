import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { EARLY_SCRIPT } from "#adapters/html/early-script.ts";
import { deedsAtOnce } from "#adapters/local-storage/stored-deeds.ts";
import { typedText } from "#adapters/session-storage/typed-text.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { instantOf } from "#core/shared/day.ts";

const MOST_BYTES = 1_400;

const BODY = `<button id="menu"><b id="inner">Menu</b></button><a id="link" href="/about">About</a>
<form id="card">
  <select id="size" name="packSize">
    <option value="6" data-price="180">6 pack</option><option value="30" data-price="800">30 pack</option>
  </select>
  <input id="delivery" type="radio" name="deliveryMethod" value="delivery" data-deed="choose delivery" checked>
  <input id="collection" type="radio" name="deliveryMethod" value="collection" data-deed="choose delivery">
  <button id="add" name="category" value="large" data-deed="put in" data-done="Added">Add to Basket</button>
</form>
<form data-typed="message"><input id="email" name="email"><textarea id="text" name="message"></textarea></form>
<form><input id="unkept" name="other"></form>`;

type Kept = [string, HTMLElement, string, unknown?, string?];

interface Opened {
  readonly stored?: Readonly<Record<string, string>>;
  readonly isRefused?: boolean;
  readonly path?: string;
}

const opened = ({ stored = {}, isRefused = false, path = "/" }: Opened = {}) => {
  const { window } = new JSDOM(`<!doctype html><html><body>${BODY}</body></html>`, {
    // A page of no site has no storage.
    url: isRefused ? "about:blank" : `https://farm.example${path}`,
    runScripts: "outside-only",
  });
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  let fetched = 0;
  Object.assign(window, {
    go: () => {
      fetched += 1;
    },
  });
  window.eval(EARLY_SCRIPT);
  const at = <Found extends HTMLElement>(id: string) => window.document.getElementById(id) as Found;
  const send = (id: string, kind: string): boolean =>
    at(id).dispatchEvent(new window.Event(kind, { bubbles: true, cancelable: true }));
  const kept = () => (window as unknown as { early: Kept[] | null }).early ?? [];
  return {
    window,
    at,
    kept,
    press: (id: string) => send(id, "click"),
    choose: (id: string, value: string): void => {
      at<HTMLSelectElement>(id).value = value;
      send(id, "change");
    },
    tick: (id: string): void => {
      at<HTMLInputElement>(id).checked = true;
      send(id, "change");
    },
    type: (id: string, text: string): void => {
      at<HTMLInputElement>(id).value = text;
      send(id, "input");
    },
    deeds: () => deedsAtOnce(window.localStorage, systemClock.now).open(),
    added: () => window.document.documentElement.style.getPropertyValue("--added"),
    fetched: () => fetched,
  };
};

test(`EARLY_SCRIPT has at most ${MOST_BYTES} bytes`, () => {
  expect(Buffer.byteLength(EARLY_SCRIPT)).toBeLessThanOrEqual(MOST_BYTES);
});

test("EARLY_SCRIPT keeps presses and choices in order, which do nothing else", () => {
  const page = opened();
  const heard: string[] = [];
  for (const kind of ["click", "change"])
    page.window.document.addEventListener(kind, ({ type }) => void heard.push(type));
  page.choose("size", "30");
  expect(page.press("inner")).toBe(false);
  page.choose("size", "6");
  page.tick("collection");
  expect(page.kept().map(([kind, { id }, text]) => [kind, id, text])).toEqual([
    ["change", "size", "30"],
    ["click", "menu", "Menu"],
    ["change", "size", "6"],
    ["change", "collection", "collection"],
  ]);
  expect([heard, page.fetched()]).toEqual([[], 4]);
});

test("EARLY_SCRIPT writes a press into the outbox, with what its form holds", () => {
  const page = opened();
  page.choose("size", "30");
  page.tick("collection");
  page.press("add");
  page.press("add");
  const fields = { category: "large", packSize: "30", price: "800", deliveryMethod: "collection" };
  const [chosen, ...added] = page.deeds();
  const COLLECTION = { deliveryMethod: "collection" };
  expect(chosen?.what).toMatchObject({ name: "early choose delivery", input: COLLECTION });
  expect(added.map(({ what }) => what)).toMatchObject([
    { name: "early put in", input: fields },
    { name: "early put in", input: fields },
  ]);
  expect(instantOf(chosen?.at ?? "")).not.toBeNull();
  const ids = page.kept().flatMap(([, , , , id]) => id ?? []);
  expect(ids).toEqual(page.deeds().map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
});

test("EARLY_SCRIPT says on the button and beside the basket what was added", () => {
  const page = opened({
    stored: {
      cart: JSON.stringify([{ quantity: 2 }, { quantity: 3 }]),
      "deed 1": '["put in",{}]',
      "deed 2": '["early put in",{}]',
      "deed 3": '["set quantity",{}]',
    },
  });
  expect(page.added()).toBe('"7"');
  page.press("add");
  page.press("add");
  expect([page.at("add").textContent, page.added()]).toEqual(["Added", '"9"']);
  expect(page.kept().map(([, , text]) => text)).toEqual(["Add to Basket", "Added"]);
});

test("EARLY_SCRIPT shows no more than the badge does, and nothing for an empty basket", () => {
  expect(opened({ stored: { cart: '[{"quantity":120}]' } }).added()).toBe('"99+"');
  expect(opened().added()).toBe("");
  expect(opened({ stored: { cart: "{" } }).added()).toBe("");
});

test("EARLY_SCRIPT remembers in the page what storage refuses, and shows it all the same", () => {
  const page = opened({ isRefused: true });
  page.press("add");
  page.type("text", "Two trays, please");
  expect([page.at("add").textContent, page.added()]).toEqual(["Added", '"1"']);
  const fields = { category: "large", packSize: "6", price: "180", deliveryMethod: "delivery" };
  expect(page.kept().map(([kind, , ...others]) => [kind, ...others])).toEqual([
    ["click", "Add to Basket", ["early put in", fields], undefined],
  ]);
});

test("EARLY_SCRIPT keeps typed text as the forms keep it", async () => {
  const page = opened({ path: "/contact" });
  page.type("email", "mabel@example.com");
  page.type("text", "Two trays, please");
  page.type("unkept", "never mind");
  const typed = typedText(() => page.window.sessionStorage, systemClock);
  expect(await typed.find("/contact message")).toEqual({
    email: "mabel@example.com",
    message: "Two trays, please",
  });
  expect(page.window.sessionStorage.length).toBe(1);
});

test("EARLY_SCRIPT leaves links to the browser", () => {
  const page = opened();
  page.at("link").addEventListener("click", (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  page.press("link");
  expect(page.kept()).toEqual([]);
});

test("EARLY_SCRIPT stops when React has hydrated the page", () => {
  const page = opened();
  (page.window as unknown as { early: null }).early = null;
  expect(page.press("add")).toBe(true);
  expect([page.deeds(), page.at("add").textContent]).toEqual([[], "Add to Basket"]);
});

test("EARLY_SCRIPT writes a press down with its choices, whatever hydration has put back", () => {
  const page = opened();
  page.choose("size", "30");
  page.tick("collection");
  page.at<HTMLSelectElement>("size").value = "6";
  page.at<HTMLInputElement>("delivery").checked = true;
  page.press("add");
  const [, added] = page.deeds();
  expect(added?.what).toMatchObject({
    name: "early put in",
    input: { packSize: "30", price: "800", deliveryMethod: "collection", category: "large" },
  });
});
