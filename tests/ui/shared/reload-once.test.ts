import { expect, test, vi } from "vitest";
import { tabNotes } from "#adapters/session-storage/tab-notes.ts";
import { Fault } from "#ports/fault.ts";
import { eventually } from "#tests/support/eventually.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { mendPage, reloadOnce } from "#ui/shared/reload-once.ts";

const GONE = new Fault("code-missing");
const NOON = Date.parse("2026-11-22T12:00:00Z");

const aView = ({ answers = true, status = 200 } = {}) => {
  const storage = fakeStorage();
  const reload = vi.fn();
  const location = { href: "https://farm.example/about", pathname: "/about", reload };
  return {
    reload,
    location,
    notes: tabNotes(() => storage),
    view: {
      location,
      fetch: () =>
        answers ? Promise.resolve({ status }) : Promise.reject(new TypeError("no network")),
    },
  };
};

test("reloadOnce reloads each page at most once a minute", async () => {
  const { view, notes, location, reload } = aView();
  await reloadOnce(GONE, false, notes, view, NOON);
  await reloadOnce(GONE, false, notes, view, NOON + 59_000);
  expect(reload).toHaveBeenCalledTimes(1);
  location.pathname = "/contact";
  await reloadOnce(GONE, false, notes, view, NOON + 59_000);
  expect(reload).toHaveBeenCalledTimes(2);
  location.pathname = "/about";
  await reloadOnce(GONE, false, notes, view, NOON + 60_000);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("reloadOnce reloads the page of another build at once", async () => {
  const { view, notes, reload } = aView();
  expect(await reloadOnce(GONE, false, notes, view, NOON, "start-1.js")).toBe(true);
  expect(await reloadOnce(GONE, false, notes, view, NOON + 1, "start-1.js")).toBe(false);
  expect(await reloadOnce(GONE, false, notes, view, NOON + 2, "start-2.js")).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("reloadOnce keeps a guarded page, and one with another fault", async () => {
  const { view, notes, reload } = aView();
  await reloadOnce(GONE, true, notes, view, NOON);
  await reloadOnce(new Fault("refused-by-shop"), false, notes, view, NOON);
  expect(reload).not.toHaveBeenCalled();
});

test("reloadOnce keeps the page while the site doesn't answer", async () => {
  for (const silent of [aView({ answers: false }), aView({ status: 502 })]) {
    expect(await reloadOnce(GONE, false, silent.notes, silent.view, NOON)).toBe(false);
    expect(silent.reload).not.toHaveBeenCalled();
  }
});

/** A page in a browser whose network can be taken away. */
const aPage = () => {
  let answers = false;
  let online = (): unknown => undefined;
  let look = (): unknown => undefined;
  const { view, notes, reload } = aView();
  const page = {
    ...view,
    fetch: () =>
      answers ? Promise.resolve({ status: 200 }) : Promise.reject(new TypeError("no network")),
    addEventListener: (_kind: string, listener: () => unknown) => {
      online = listener;
    },
    setInterval: (listener: () => unknown) => {
      look = listener;
      return 7;
    },
    clearInterval: vi.fn(),
  };
  return {
    notes,
    page: page as unknown as Window,
    clearInterval: page.clearInterval,
    reload,
    answer: () => {
      answers = true;
    },
    online: () => online(),
    look: () => look(),
  };
};

const LEFT = new AbortController().signal;

test.each(["online", "look"] as const)(
  "mendPage tells that the page is offline, and reloads once when %s finds the site",
  async (sign) => {
    const { page, notes, reload, answer, clearInterval, ...signs } = aPage();
    const tell = vi.fn();
    await mendPage(GONE, false, LEFT, tell, notes, page);
    expect(tell).toHaveBeenCalledOnce();
    await signs[sign]();
    expect(reload).not.toHaveBeenCalled();
    answer();
    await signs[sign]();
    await signs[sign]();
    expect(reload).toHaveBeenCalledOnce();
    expect(clearInterval).toHaveBeenCalledWith(7);
  },
);

test("the retry of mendPage reloads only where the site answers", async () => {
  const { page, notes, reload, answer } = aPage();
  const tell = vi.fn();
  await mendPage(GONE, false, LEFT, tell, notes, page);
  const [retry] = tell.mock.calls[0] as [() => void];
  retry();
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  answer();
  retry();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test("mendPage leaves the reload of a guarded page to the retry", async () => {
  const { page, notes, reload, answer, online, look } = aPage();
  const tell = vi.fn();
  await mendPage(GONE, true, LEFT, tell, notes, page);
  answer();
  await online();
  await look();
  expect(reload).not.toHaveBeenCalled();
  const [retry] = tell.mock.calls[0] as [() => void];
  retry();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test("mendPage does not reload a page that was left", async () => {
  const { page, notes, reload, answer, online } = aPage();
  const leaving = new AbortController();
  await mendPage(GONE, false, leaving.signal, vi.fn(), notes, page);
  leaving.abort();
  answer();
  await online();
  expect(reload).not.toHaveBeenCalled();
});

test("mendPage ignores any other fault", async () => {
  const { page, notes } = aPage();
  const tell = vi.fn();
  await mendPage(new Fault("refused-by-shop"), false, LEFT, tell, notes, page);
  expect(tell).not.toHaveBeenCalled();
});
