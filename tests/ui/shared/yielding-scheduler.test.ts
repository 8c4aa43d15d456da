import { notifyManager } from "@tanstack/react-query";
import { expect, test } from "vitest";
import "#ui/shared/queries/query-client.ts";
import { MOST_ROUNDS, yieldingScheduler } from "#ui/shared/queries/yielding-scheduler.ts";

type Schedule = (callback: () => void) => void;

/** Callbacks that never end by themselves must not end the tests either. */
const GIVEN_UP = 20 * MOST_ROUNDS;

const aTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** How many rounds of callbacks, each of which asks for the next, run before a task gets its turn. */
const roundsBeforeATask = async (schedule: Schedule): Promise<number> => {
  let rounds = 0;
  let isOver = false;
  const again = (): void => {
    rounds += 1;
    if (!isOver && rounds < GIVEN_UP) schedule(again);
  };
  schedule(again);
  await aTask();
  isOver = true;
  return rounds;
};

test("microtasks alone never let a task in", async () => {
  expect(await roundsBeforeATask(queueMicrotask)).toBe(GIVEN_UP);
});

test("callbacks that ask for themselves again and again let tasks in", async () => {
  expect(await roundsBeforeATask(yieldingScheduler())).toBeLessThan(GIVEN_UP);
});

test("updates of the query cache let tasks in, however often they repeat", async () => {
  expect(await roundsBeforeATask((tell) => notifyManager.schedule(tell))).toBeLessThan(GIVEN_UP);
});

test("a few rounds run before any task does", async () => {
  const schedule = yieldingScheduler(3);
  const seen: string[] = [];
  const task = aTask().then(() => seen.push("task"));
  schedule(() => {
    seen.push("first");
    schedule(() => {
      seen.push("second");
      schedule(() => seen.push("third"));
    });
  });
  await task;
  expect(seen).toEqual(["first", "second", "third", "task"]);
});

test("many callbacks of one moment are one round", async () => {
  const schedule = yieldingScheduler(1);
  const seen: number[] = [];
  for (let each = 0; each < 2 * MOST_ROUNDS; each += 1) schedule(() => seen.push(each));
  await Promise.resolve();
  await Promise.resolve();
  expect(seen).toHaveLength(2 * MOST_ROUNDS);
});

test("what waits for a task keeps its order, and nothing overtakes it", async () => {
  const schedule = yieldingScheduler(1);
  const seen: string[] = [];
  schedule(() => {
    schedule(() => seen.push("late"));
    schedule(() => seen.push("later"));
    queueMicrotask(() => queueMicrotask(() => schedule(() => seen.push("last"))));
  });
  await aTask();
  await aTask();
  expect(seen).toEqual(["late", "later", "last"]);
});

test("a callback that throws takes no other with it", async () => {
  const schedule = yieldingScheduler(1);
  const seen: string[] = [];
  const caught: unknown[] = [];
  const catching = (error: unknown): void => {
    caught.push(error);
  };
  const others = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", catching);
  schedule(() => {
    schedule(() => {
      throw new Error("A listener failed.");
    });
    schedule(() => seen.push("after it"));
  });
  await aTask();
  await aTask();
  process.removeListener("uncaughtException", catching);
  for (const other of others) process.on("uncaughtException", other);
  expect(seen).toEqual(["after it"]);
  expect(caught).toEqual([new Error("A listener failed.")]);
});
