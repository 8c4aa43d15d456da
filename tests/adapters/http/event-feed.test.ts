import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventFeed } from "#adapters/http/event-feed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that can be hidden, and the streams that it has opened. */
const aPage = (keptAt?: string, known?: Readonly<Record<string, number>>) => {
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible" as DocumentVisibilityState,
  });
  const streams: (EventTarget & { readyState: number; close: () => void })[] = [];
  const openStream = () => {
    const stream = Object.assign(new EventTarget(), { readyState: 0, close: vi.fn() });
    streams.push(stream);
    return stream as unknown as EventSource;
  };
  const feed = eventFeed({
    openStream,
    page: page as unknown as Document,
    timer: globalThis as unknown as Window,
    clock: { now: () => new Date().toISOString() },
    keptAt,
    known,
  });
  const heard: string[] = [];
  feed.changes.subscribe((topic) => void heard.push(topic));
  const connection: boolean[] = [];
  feed.connection.subscribe(() => void connection.push(feed.connection.isLost()));
  const last = () => streams.at(-1) as (typeof streams)[number];
  return {
    feed,
    heard,
    connection,
    streams,
    tell: (versions: Record<string, number>) =>
      last().dispatchEvent(new MessageEvent("versions", { data: JSON.stringify(versions) })),
    fail: (readyState = 0) => {
      last().readyState = readyState;
      last().dispatchEvent(new Event("error"));
    },
    show: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
};

describe("eventFeed", () => {
  test("emits what has changed since the page was made, by shop topic", () => {
    const { heard, tell } = aPage(undefined, { inventory: 1, prices: 1, posts: 4 });
    tell({ inventory: 1, prices: 1, posts: 4 });
    expect(heard).toEqual([]);
    tell({ inventory: 2 });
    tell({ posts: 5, prices: 1 });
    expect(heard).toEqual(["inventory", "posts"]);
  });

  test("emits what may have changed before the first event", () => {
    const { heard, tell } = aPage(undefined, { inventory: 1, prices: 1 });
    tell({ inventory: 2, prices: 1, posts: 4 });
    expect(heard).toEqual(["inventory", "posts"]);
    tell({ posts: 4 });
    expect(heard).toHaveLength(2);
  });

  test("emits what changed during an interruption", () => {
    const { heard, tell, fail } = aPage(undefined, { inventory: 1, prices: 1 });
    tell({ inventory: 1, prices: 1 });
    fail();
    tell({ inventory: 1, prices: 2 });
    expect(heard).toEqual(["prices"]);
  });

  test("listens while the page is visible, and catches up when it is visible again", () => {
    const { heard, tell, show, streams } = aPage(undefined, { inventory: 1 });
    tell({ inventory: 1 });
    show("hidden");
    expect(streams[0]?.close).toHaveBeenCalled();
    show("visible");
    expect(streams).toHaveLength(2);
    tell({ inventory: 2 });
    expect(heard).toEqual(["session", "inventory"]);
  });

  test("is lost after five seconds without the shop", () => {
    const { connection, tell, fail } = aPage();
    tell({ inventory: 1 });
    fail();
    vi.advanceTimersByTime(4_900);
    fail();
    expect(connection).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(connection).toEqual([true]);
    tell({ inventory: 1 });
    expect(connection).toEqual([true, false]);
  });

  test("reopens a stream that the browser has closed", () => {
    const { streams, fail, connection, tell } = aPage();
    fail(2);
    vi.advanceTimersByTime(3_000);
    expect(streams).toHaveLength(2);
    fail(2);
    vi.advanceTimersByTime(3_000);
    expect(streams).toHaveLength(3);
    expect(connection).toEqual([true]);
    tell({ inventory: 1 });
    expect(connection).toEqual([true, false]);
  });

  test("is lost without a heartbeat", () => {
    const { connection, tell, streams } = aPage();
    tell({ inventory: 1 });
    for (let time = 0; time < 5; time += 1) {
      vi.advanceTimersByTime(20_000);
      streams.at(-1)?.dispatchEvent(new Event("ping"));
    }
    expect(connection).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(connection).toEqual([true]);
    expect(streams).toHaveLength(2);
    tell({ inventory: 1 });
    expect(connection).toEqual([true, false]);
  });

  test("has the instant of the last event", () => {
    const { feed, tell, fail } = aPage();
    const opened = new Date().toISOString();
    expect(feed.connection.heardAt()).toBe(opened);
    vi.advanceTimersByTime(20_000);
    tell({ inventory: 1 });
    const heard = new Date().toISOString();
    fail();
    vi.advanceTimersByTime(60_000);
    expect([feed.connection.isLost(), feed.connection.heardAt()]).toEqual([true, heard]);
  });

  test("starts lost on a cached page, until the first event", () => {
    const { feed, connection, tell } = aPage("2026-11-22T10:42:00.000Z");
    expect([feed.connection.isLost(), feed.connection.heardAt()]).toEqual([
      true,
      "2026-11-22T10:42:00.000Z",
    ]);
    tell({ inventory: 1 });
    expect(connection).toEqual([false]);
  });

  test("is not lost while the page is hidden", () => {
    const { connection, fail, show } = aPage();
    fail(2);
    show("hidden");
    vi.advanceTimersByTime(60_000);
    expect(connection).toEqual([]);
  });

  test("reopens with new cookies", () => {
    const { feed, streams } = aPage();
    feed.reopen();
    expect(streams).toHaveLength(2);
    expect(streams[0]?.close).toHaveBeenCalled();
  });
});
