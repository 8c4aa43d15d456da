import { JSDOM } from "jsdom";
import { expect, test, vi } from "vitest";
import { MEND_SCRIPT } from "#adapters/html/mend-script.ts";
import { eventually } from "#tests/support/eventually.ts";

const START = "https://farm.example/assets/index-1.js";

/** jsdom can't load a page anew, and says so. */
const opened = (ask: () => Promise<{ status: number }>) => {
  const { window, virtualConsole } = new JSDOM("<!doctype html><html><head></head></html>", {
    url: "https://farm.example/about",
    runScripts: "outside-only",
  });
  let loads = 0;
  virtualConsole.on("jsdomError", ({ message }: Error) => {
    if (message.includes("navigation")) loads += 1;
  });
  const fetch = vi.fn(ask);
  Object.assign(window, { fetch });
  window.eval(MEND_SCRIPT);
  return {
    fetch,
    storage: window.sessionStorage,
    loads: () => loads,
    leave: () => window.dispatchEvent(new window.Event("beforeunload")),
    gone: (type: string, src = START): void => {
      const script = window.document.createElement("script");
      Object.assign(script, { type, src });
      window.document.head.append(script);
      script.dispatchEvent(new window.Event("error"));
    },
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test("MEND_SCRIPT loads a page with a missing script anew, once for each script", async () => {
  const page = opened(async () => ({ status: 404 }));
  page.gone("module");
  await settled();
  page.gone("module");
  await settled();
  expect(page.loads()).toBe(1);
  page.gone("module", "https://farm.example/assets/index-2.js");
  await settled();
  expect(page.loads()).toBe(2);
});

test("MEND_SCRIPT loads no page anew twice within a minute", async () => {
  const page = opened(async () => ({ status: 200 }));
  page.storage.setItem("reloaded /about https://farm.example/assets/start-1.js", `${Date.now()}`);
  page.gone("module");
  await settled();
  expect(page.loads()).toBe(0);
  const other = opened(async () => ({ status: 200 }));
  other.storage.setItem("reloaded /about x", `${Date.now() - 61_000}`);
  other.storage.setItem("reloaded /contact x", `${Date.now()}`);
  other.gone("module");
  await settled();
  expect(other.loads()).toBe(1);
});

test("MEND_SCRIPT loads nothing once the visitor leaves the page", async () => {
  const page = opened(async () => ({ status: 200 }));
  page.gone("module");
  page.leave();
  await settled();
  expect(page.loads()).toBe(0);
});

test("MEND_SCRIPT ignores a foreign script", async () => {
  const page = opened(async () => ({ status: 200 }));
  page.gone("", "https://paypal.example/sdk.js");
  await settled();
  expect([page.loads(), page.fetch.mock.calls]).toEqual([0, []]);
});

test.each(["no network", "a server in trouble"])(
  "MEND_SCRIPT waits while there is %s, and loads the page anew when the shop answers",
  async (trouble) => {
    let isOver = false;
    const page = opened(async () => {
      if (isOver) return { status: 200 };
      if (trouble === "no network") throw new TypeError("no network");
      return { status: 502 };
    });
    page.gone("module");
    await settled();
    expect(page.loads()).toBe(0);
    isOver = true;
    await eventually(() => expect(page.loads()).toBe(1));
  },
);
