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

const BODY = `<script type="application/json" id="scripts">["/a.js","/b.js"]</script>`;

const opened = ({ at = "/", path = "/", keys = [], stored = {} }: Opened = {}) => {
  const { window } = new JSDOM(
    `<!doctype html><html data-path="${path}" data-keys='${JSON.stringify(keys)}'><head></head><body>${BODY}</body></html>`,
    { url: `https://farm.example${at}`, runScripts: "outside-only", pretendToBeVisual: true },
  );
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  const fonts: string[] = [];
  const load = async (font: string) => void fonts.push(font);
  Object.defineProperty(window.document, "fonts", { value: { load } });
  const fetched: string[] = [];
  Object.assign(window, { bring: (script: string) => fetched.push(script) });
  window.eval(HEAD_SCRIPT);
  return {
    window,
    fetched,
    fonts,
    state: () => window.document.documentElement.dataset.state,
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

test("HEAD_SCRIPT fetches the scripts once, however often it is asked to", async () => {
  const { window, fetched } = opened();
  const names = window.document.getElementById("scripts");
  names?.remove();
  expect(window.eval("go()")).toBeUndefined();
  if (names) window.document.body.append(names);
  window.eval("go();go()");
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  expect(fetched).toEqual(["/a.js", "/b.js"]);
});

test("HEAD_SCRIPT has both fonts read before the page is painted", () => {
  expect(opened().fonts).toEqual(["1em Figtree", "700 1em Bricolage Grotesque"]);
});
