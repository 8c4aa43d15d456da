import { expect, test } from "vitest";
import { keepUp } from "#adapters/pglite/data-folder-upkeep.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("rows are counted once a day, after the day's copy, in an open database", async () => {
  const said: string[] = [];
  const calls: (() => unknown)[] = [];
  const days: (string | null)[] = ["monday", null, "tuesday"];
  const pglite = {
    exec: async (statement: string) => {
      said.push(statement);
      return [];
    },
    close: async () => void said.push("closed"),
  };
  const copies = {
    daily: async () => {
      said.push("copy");
      return days.shift() ?? null;
    },
  };
  const ticker = {
    every: (_milliseconds: number, call: () => unknown) => {
      calls.push(call);
      return () => undefined;
    },
  };
  const log = { error: (cause: unknown) => void said.push(String(cause)), warn: () => undefined };
  const upkeep = keepUp(pglite, copies, { ticker, log });
  await settle();
  const COUNTED = expect.stringContaining("analyze");
  expect(said.splice(0)).toEqual(["copy", COUNTED]);
  calls[1]?.();
  await settle();
  expect(said.splice(0)).toEqual(["copy"]);
  calls[1]?.();
  await settle();
  expect(said.splice(0)).toEqual(["copy", COUNTED]);
  await upkeep.close();
  expect(said).toEqual(["checkpoint", "closed"]);
});
