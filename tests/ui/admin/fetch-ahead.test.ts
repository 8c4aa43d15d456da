// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { fetchAhead } from "#ui/admin/fetch-ahead.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A browser that is idle when the test says so, and pages that note when they are fetched. */
const waiting = () => {
  const calls: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => calls.push(call));
  const fetched: string[] = [];
  const page = (name: string, fails = false) => ({
    preload: async () => {
      fetched.push(name);
      if (fails) throw new Error("No network.");
    },
  });
  const idle = async () => {
    calls.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { fetched, page, idle };
};

test("pages are fetched ahead one by one, whenever the browser is idle", async () => {
  const { fetched, page, idle } = waiting();
  void fetchAhead([page("a"), page("b", true), page("c")], new AbortController().signal);
  expect(fetched).toEqual([]);
  await idle();
  expect(fetched).toEqual(["a"]);
  await idle();
  await idle();
  expect(fetched).toEqual(["a", "b", "c"]);
});

test("nothing is fetched ahead once the admin area is left", async () => {
  const { fetched, page, idle } = waiting();
  const left = new AbortController();
  const done = fetchAhead([page("a"), page("b")], left.signal);
  await idle();
  left.abort();
  await idle();
  await done;
  expect(fetched).toEqual(["a"]);
});
