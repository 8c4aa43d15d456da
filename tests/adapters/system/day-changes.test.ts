import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import { intervalTicker } from "#adapters/system/interval-ticker.ts";
import type { Change, ChangeFeed } from "#ports/change-feed.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

test("dayChanges emits midnight in London once, within a second, until stopped", async () => {
  vi.setSystemTime("2026-06-20T22:58:00Z");
  const clock = { now: () => new Date().toISOString() };
  const timer = { setInterval, clearInterval } as unknown as Window;
  const ticker = intervalTicker(timer);
  const heard: Change[] = [];
  const stop = dayChanges(clock, ticker).subscribe((change) => heard.push(change));
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(["today"]);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(heard).toEqual(["today"]);
  stop();
  vi.advanceTimersByTime(48 * 60 * MINUTE);
  expect(heard).toEqual(["today"]);
});

test("mergedChanges emits what each feed does, and stops all", () => {
  const listeners = new Set<(change: Change) => void>();
  const feed: ChangeFeed = {
    subscribe: (listener) => {
      const own = (change: Change) => listener(change);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
  const heard: Change[] = [];
  const stop = mergedChanges(feed, feed).subscribe((change) => heard.push(change));
  for (const listener of listeners) listener("orders");
  expect(heard).toEqual(["orders", "orders"]);
  stop();
  expect(listeners.size).toBe(0);
});
