import { expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import type { Ticker } from "#ports/ticker.ts";
import { anOrder } from "#tests/support/orders.ts";
import { freshPGlite } from "#tests/support/postgres-databases.ts";

test("changes emits nothing to a new subscription from a poll for an earlier one", async () => {
  let isHeld = false;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { db } = await freshPGlite((own) => async (statement, ...rest) => {
    if (isHeld && statement.includes("topic_change")) await released;
    return own(statement, ...rest);
  });
  const polls: (() => unknown)[] = [];
  const ticker: Ticker = {
    every: (_milliseconds, poll) => {
      polls.push(poll);
      return () => undefined;
    },
  };
  const store = postgresShop({ db, ticker });
  const heard: string[] = [];
  const hear = (topic: string) => void heard.push(topic);

  const leave = store.changes.subscribe(hear);
  await store.records.orders.add(anOrder());
  isHeld = true;
  const poll = polls[0]?.();
  leave();
  store.changes.subscribe(hear);
  release();
  await poll;
  await polls[1]?.();
  expect(heard).toEqual([]);
});
