import { afterEach, expect, test, vi } from "vitest";
import { aTab, OLD_ORDER } from "#tests/support/stored-tab.ts";

afterEach(() => {
  vi.useRealTimers();
});

const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...OLD_ORDER, id: `N${at}`, note: `goose ${at}` }));

const EVERY = { text: "", status: "All", after: null } as const;

/** In how many tasks what the orders are found by is made, after the list was shown so often. */
const tasksOf = async (count: number, times = 1): Promise<number> => {
  const { records } = aTab({ orders: orders(count) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 0 });
  for (let time = 0; time < times; time += 1) await records.orders.page(EVERY);
  const tasks: number[] = [];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    tasks.push(Date.now());
  }
  if (tasks.length > 0) expect(tasks[0]).toBe(300);
  expect(tasks.at(-1) ?? 0).toBeLessThan(310);
  return tasks.length;
};

test("the search index is built in small steps once orders have been shown", async () => {
  expect(await tasksOf(250)).toBe(3);
  expect(await tasksOf(100)).toBe(1);
  expect(await tasksOf(0)).toBe(0);
});

test("the search index is built once, however often the list is shown", async () => {
  expect(await tasksOf(150, 3)).toBe(2);
});

test("a search before the index is built finds the same, and spaces find every order", async () => {
  const { records } = aTab({ orders: orders(120) });
  const found = async (text: string) => (await records.orders.page({ ...EVERY, text })).total;
  expect(await found("goose")).toBe(120);
  expect(await found("goose 7")).toBe(11);
  expect(await found("  ")).toBe(120);
  expect(await found("duck")).toBe(0);
});

test("a search by a capture's id finds its order alone", async () => {
  const { records } = aTab({
    orders: [{ ...OLD_ORDER, captureId: "MONEY" }, { id: "2" }, { id: "3", captureId: "" }],
  });
  expect(await records.orders.ofCapture("MONEY")).toMatchObject({ id: OLD_ORDER.id });
  expect(await records.orders.ofCapture("OTHER")).toBeNull();
  expect(await records.orders.ofCapture("")).toBeNull();
});
