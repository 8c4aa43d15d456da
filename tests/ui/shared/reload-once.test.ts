import { expect, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { reloadOnce } from "#ui/shared/reload-once.ts";

const GONE = new Fault("code-missing");
const NOON = Date.parse("2026-11-22T12:00:00Z");

const aView = ({ onLine = true, answers = true } = {}) => {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const location = { href: "https://farm.example/about", pathname: "/about", reload };
  return {
    reload,
    location,
    view: {
      location,
      navigator: { onLine },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      fetch: () => (answers ? Promise.resolve() : Promise.reject(new TypeError("no network"))),
    },
  };
};

test("a page of which a part is gone is loaded anew once in a minute, and each page by itself", async () => {
  const { view, location, reload } = aView();
  await reloadOnce(GONE, false, view, NOON);
  await reloadOnce(GONE, false, view, NOON + 59_000);
  expect(reload).toHaveBeenCalledTimes(1);
  location.pathname = "/contact";
  await reloadOnce(GONE, false, view, NOON + 59_000);
  expect(reload).toHaveBeenCalledTimes(2);
  location.pathname = "/about";
  await reloadOnce(GONE, false, view, NOON + 60_000);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("a page on which something is under way stays, and so does one with another fault", async () => {
  const { view, reload } = aView();
  await reloadOnce(GONE, true, view, NOON);
  await reloadOnce(new Fault("refused-by-shop"), false, view, NOON);
  expect(reload).not.toHaveBeenCalled();
});

test("without a network, or a site that answers, the page stays", async () => {
  const offline = aView({ onLine: false });
  await reloadOnce(GONE, false, offline.view, NOON);
  expect(offline.reload).not.toHaveBeenCalled();
  const silent = aView({ answers: false });
  await expect(reloadOnce(GONE, false, silent.view, NOON)).rejects.toThrow("no network");
  expect(silent.reload).not.toHaveBeenCalled();
});
