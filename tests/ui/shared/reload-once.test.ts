import { expect, test, vi } from "vitest";
import { reloadOnce } from "#ui/shared/reload-once.ts";

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
  await reloadOnce(view, NOON);
  await reloadOnce(view, NOON + 59_000);
  expect(reload).toHaveBeenCalledTimes(1);
  location.pathname = "/contact";
  await reloadOnce(view, NOON + 59_000);
  expect(reload).toHaveBeenCalledTimes(2);
  location.pathname = "/about";
  await reloadOnce(view, NOON + 60_000);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("without a network, or a site that answers, the page stays", async () => {
  const offline = aView({ onLine: false });
  await reloadOnce(offline.view, NOON);
  expect(offline.reload).not.toHaveBeenCalled();
  const silent = aView({ answers: false });
  await expect(reloadOnce(silent.view, NOON)).rejects.toThrow("no network");
  expect(silent.reload).not.toHaveBeenCalled();
});
