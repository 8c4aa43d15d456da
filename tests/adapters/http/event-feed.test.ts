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

describe("the feed of a shop on a server", () => {
  test("tells what has changed since the page was made, in the trade's words", () => {
    const { heard, tell } = aPage(undefined, { stock: 1, prices: 1, stories: 4 });
    tell({ stock: 1, prices: 1, stories: 4 });
    expect(heard).toEqual([]);
    tell({ stock: 2 });
    tell({ stories: 5, prices: 1 });
    expect(heard).toEqual(["inventory", "posts"]);
  });

  test("tells with the first event what changed before it, or may have", () => {
    const { heard, tell } = aPage(undefined, { stock: 1, prices: 1 });
    tell({ stock: 2, prices: 1, stories: 4 });
    expect(heard).toEqual(["inventory", "posts"]);
    tell({ stories: 4 });
    expect(heard).toHaveLength(2);
  });

  test("tells after an interruption what changed meanwhile", () => {
    const { heard, tell, fail } = aPage(undefined, { stock: 1, prices: 1 });
    tell({ stock: 1, prices: 1 });
    fail();
    tell({ stock: 1, prices: 2 });
    expect(heard).toEqual(["prices"]);
  });

  test("listens while the page is seen, and asks anew what changed when it is seen again", () => {
    const { heard, tell, show, streams } = aPage(undefined, { stock: 1 });
    tell({ stock: 1 });
    show("hidden");
    expect(streams[0]?.close).toHaveBeenCalled();
    show("visible");
    expect(streams).toHaveLength(2);
    tell({ stock: 2 });
    expect(heard).toEqual(["session", "inventory"]);
  });

  test("is lost after five seconds without the shop, and not before", () => {
    const { connection, tell, fail } = aPage();
    tell({ stock: 1 });
    fail();
    vi.advanceTimersByTime(4_900);
    fail();
    expect(connection).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(connection).toEqual([true]);
    tell({ stock: 1 });
    expect(connection).toEqual([true, false]);
  });

  test("opens a stream again that the browser has given up", () => {
    const { streams, fail, connection, tell } = aPage();
    fail(2);
    vi.advanceTimersByTime(3_000);
    expect(streams).toHaveLength(2);
    fail(2);
    vi.advanceTimersByTime(3_000);
    expect(streams).toHaveLength(3);
    expect(connection).toEqual([true]);
    tell({ stock: 1 });
    expect(connection).toEqual([true, false]);
  });

  test("is lost when the shop falls silent, and not while it shows signs of life", () => {
    const { connection, tell, streams } = aPage();
    tell({ stock: 1 });
    for (let time = 0; time < 5; time += 1) {
      vi.advanceTimersByTime(20_000);
      streams.at(-1)?.dispatchEvent(new Event("ping"));
    }
    expect(connection).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(connection).toEqual([true]);
    expect(streams).toHaveLength(2);
    tell({ stock: 1 });
    expect(connection).toEqual([true, false]);
  });

  test("tells when the shop was last heard", () => {
    const { feed, tell, fail } = aPage();
    const opened = new Date().toISOString();
    expect(feed.connection.heardAt()).toBe(opened);
    vi.advanceTimersByTime(20_000);
    tell({ stock: 1 });
    const heard = new Date().toISOString();
    fail();
    vi.advanceTimersByTime(60_000);
    expect([feed.connection.isLost(), feed.connection.heardAt()]).toEqual([true, heard]);
  });

  test("is lost from the start where the page was kept, until the shop is heard", () => {
    const { feed, connection, tell } = aPage("2026-11-22T10:42:00.000Z");
    expect([feed.connection.isLost(), feed.connection.heardAt()]).toEqual([
      true,
      "2026-11-22T10:42:00.000Z",
    ]);
    tell({ stock: 1 });
    expect(connection).toEqual([false]);
  });

  test("is not lost while nobody sees the page", () => {
    const { connection, fail, show } = aPage();
    fail(2);
    show("hidden");
    vi.advanceTimersByTime(60_000);
    expect(connection).toEqual([]);
  });

  test("listens anew when the caller has become somebody else", () => {
    const { feed, streams } = aPage();
    feed.reopen();
    expect(streams).toHaveLength(2);
    expect(streams[0]?.close).toHaveBeenCalled();
  });
});
