import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { HEAD_SCRIPT } from "#adapters/html/head-script.ts";

const MOST_BYTES = 500;

interface Opened {
  readonly at?: string;
  readonly path?: string;
  readonly keys?: readonly (readonly [string, string])[];
  readonly stored?: Readonly<Record<string, string>>;
}

const BODY = `<button id="add"><b id="inner">Add</b></button><a id="link" href="/about">About</a>
<label>Size <select id="size"><option>6</option><option>30</option></select></label>
<input id="collection" type="radio" value="on">
<script type="application/json" id="scripts">[]</script>`;

const opened = ({ at = "/", path = "/", keys = [], stored = {} }: Opened = {}) => {
  const { window } = new JSDOM(
    `<!doctype html><html data-path="${path}" data-keys='${JSON.stringify(keys)}'><head></head><body>${BODY}</body></html>`,
    { url: `https://farm.example${at}`, runScripts: "outside-only", pretendToBeVisual: true },
  );
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  window.eval(HEAD_SCRIPT);
  const element = (id: string) => window.document.getElementById(id) as HTMLElement;
  return {
    window,
    at: element,
    state: () => window.document.documentElement.dataset.state,
    early: () =>
      (window as unknown as { early: [string, HTMLElement, string][] }).early.map(
        ([kind, { id }, value]) => [kind, id, value],
      ),
  };
};

test(`HEAD_SCRIPT has at most ${MOST_BYTES} bytes`, () => {
  expect(Buffer.byteLength(HEAD_SCRIPT)).toBeLessThanOrEqual(MOST_BYTES);
});

describe("HEAD_SCRIPT", () => {
  test("leaves a page unmarked under its own path with nothing stored", () => {
    expect(opened().state()).toBeUndefined();
    expect(opened({ at: "/about", path: "/about" }).state()).toBeUndefined();
    expect(opened({ at: "/about/", path: "/about" }).state()).toBeUndefined();
    expect(opened({ at: "/?from=mail#eggs" }).state()).toBeUndefined();
    expect(
      opened({ keys: [["eggPrices", "own"]], stored: { cart: "[]" } }).state(),
    ).toBeUndefined();
  });

  test("leaves a page unmarked that belongs to any path", () => {
    expect(opened({ at: "/astray", path: "" }).state()).toBeUndefined();
  });

  test("marks a page under another path, whatever is stored", () => {
    expect(opened({ at: "/admin" }).state()).toBe("elsewhere");
    expect(opened({ at: "/", path: "/about" }).state()).toBe("elsewhere");
    const deps: Opened = {
      at: "/x",
      keys: [["eggPrices", "own"]],
      stored: { eggPrices: "{}" },
    };
    expect(opened(deps).state()).toBe("elsewhere");
  });

  test("marks a page where this browser holds any of the records that it shows", () => {
    const keys = [
      ["eggPrices", "own"],
      ["eggInventory", "own"],
      ["farmProfile", "elsewhere"],
    ] as const;
    const stateWith = (...stored: readonly string[]) =>
      opened({ keys, stored: Object.fromEntries(stored.map((key) => [key, "{}"])) }).state();
    expect(stateWith("eggPrices")).toBe("own");
    expect(stateWith("eggInventory")).toBe("own");
    expect(stateWith("farmProfile")).toBe("elsewhere");
    expect(stateWith("farmProfile", "eggPrices")).toBe("elsewhere");
  });
});

describe("HEAD_SCRIPT before the other scripts", () => {
  const click = (page: ReturnType<typeof opened>, id: string): boolean =>
    page
      .at(id)
      .dispatchEvent(new page.window.MouseEvent("click", { bubbles: true, cancelable: true }));
  const change = (page: ReturnType<typeof opened>, id: string): boolean =>
    page.at(id).dispatchEvent(new page.window.Event("change", { bubbles: true }));

  test("keeps presses of buttons, which do nothing else, and choices, in their order", () => {
    const page = opened();
    const heard: string[] = [];
    for (const kind of ["click", "change"])
      page.window.document.addEventListener(kind, ({ type }) => void heard.push(type));
    (page.at("size") as HTMLSelectElement).value = "30";
    change(page, "size");
    expect(click(page, "inner")).toBe(false);
    (page.at("size") as HTMLSelectElement).value = "6";
    change(page, "size");
    change(page, "collection");
    expect(page.early()).toEqual([
      ["change", "size", "30"],
      ["click", "add", ""],
      ["change", "size", "6"],
      ["change", "collection", "on"],
    ]);
    expect(heard).toEqual([]);
  });

  test("leaves links to the browser", () => {
    const page = opened();
    page.at("link").addEventListener("click", (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    click(page, "link");
    expect(page.early()).toEqual([]);
  });

  test("stops when React has hydrated the page", () => {
    const page = opened();
    (page.window as unknown as { early: null }).early = null;
    expect(click(page, "add")).toBe(true);
  });
});
