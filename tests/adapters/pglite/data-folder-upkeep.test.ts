import { expect, test } from "vitest";
import { keepUp } from "#adapters/pglite/data-folder-upkeep.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

const MINUTE = 60_000;

const anUpkeep = () => {
  const said: string[] = [];
  const calls = new Map<number, () => unknown>();
  const days: (string | null)[] = ["monday", null, "tuesday"];
  const says = (word: string) => async () => void said.push(word);
  const pglite = {
    exec: async (statement: string) => {
      said.push(statement);
      return [];
    },
    close: says("closed"),
  };
  const copies = {
    daily: async () => {
      said.push("copy");
      return days.shift() ?? null;
    },
  };
  const vacuum = { all: says("vacuumed"), afterErasures: says("forgot") };
  const ticker = {
    every: (milliseconds: number, call: () => unknown) => {
      calls.set(milliseconds, call);
      return () => undefined;
    },
  };
  const log = { error: (cause: unknown) => void said.push(String(cause)), warn: () => undefined };
  return { said, calls, vacuum, upkeep: keepUp(pglite, copies, { ticker, log, vacuum }) };
};

test("keepUp vacuums once a day after the day's copy, which holds no erased person", async () => {
  const { said, calls } = anUpkeep();
  await settle();
  expect(said.splice(0)).toEqual(["forgot", "copy", "vacuumed"]);
  calls.get(10 * MINUTE)?.();
  await settle();
  expect(said.splice(0)).toEqual(["forgot", "copy"]);
  calls.get(10 * MINUTE)?.();
  await settle();
  expect(said.splice(0)).toEqual(["forgot", "copy", "vacuumed"]);
});

test("keepUp removes an erased person from the files within a minute, and before the shop ends", async () => {
  const { said, calls, upkeep } = anUpkeep();
  await settle();
  said.splice(0);
  calls.get(MINUTE)?.();
  await settle();
  expect(said.splice(0)).toEqual(["forgot"]);
  await upkeep.close();
  expect(said).toEqual(["forgot", "checkpoint", "closed"]);
});

test("keepUp makes no copy while an erased person is still in the files", async () => {
  const { said, calls, vacuum } = anUpkeep();
  await settle();
  said.splice(0);
  vacuum.afterErasures = () => Promise.reject(new Error("no room"));
  calls.get(10 * MINUTE)?.();
  await settle();
  expect(said).toEqual(["Error: no room"]);
});
