import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Database } from "#adapters/postgres/database.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import { inTransaction, transactionsIn } from "#adapters/postgres/transaction.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { freshPGlite, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

type Eggs = readonly CategoryId[];

const latch = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

/** Whether what another process begins while a unit of work for `eggs` is under way waits for its end. */
const waits = async (eggs: Eggs, begin: (db: Database["db"]) => Promise<unknown>) => {
  const url = await sharedPostgres();
  const [here, there] = [openInATest(url).db, openInATest(url).db];
  const [begun, mayEnd] = [latch(), latch()];
  const seen: string[] = [];
  const one = postgresShop({ db: here }).unitOfWork.run(async () => {
    begun.open();
    await mayEnd.opened;
    seen.push("first");
  }, eggs);
  await begun.opened;
  const other = begin(there).then(() => seen.push("second"));
  await Promise.race([other, pause(300)]);
  mayEnd.open();
  await Promise.all([one, other]);
  expect(transactionsIn(here).retries + transactionsIn(there).retries).toBe(0);
  return seen[0] === "first";
};

test.each<readonly [string, Eggs, Eggs, boolean]>([
  ["for the same eggs", ["large"], ["large"], true],
  ["for eggs of which some are the same", ["small", "large"], ["medium", "large"], true],
  ["for anything, while another is for some eggs", ["large"], [], true],
  ["for some eggs, while another is for anything", [], ["large"], true],
  ["for other eggs", ["small"], ["large", "medium"], false],
])(
  "a unit of work waits for another process's, and isn't retried: %s",
  async (_name, first, second, isWaiting) => {
    const begin = (db: Database["db"]) =>
      postgresShop({ db }).unitOfWork.run(async () => undefined, second);
    expect(await waits(first, begin)).toBe(isWaiting);
  },
);

test("limits of calls and sessions wait for no unit of work", async () => {
  const begin = async (db: Database["db"]) => {
    await requestRate(db).take("openPayment 10.0.0.1", { most: 1, seconds: 60 });
    const sessions = sessionTokens(db, { passwordMark: "farmgate" });
    await sessions.close(await sessions.open(OWNERS, ""));
  };
  expect(await waits([], begin)).toBe(false);
});

test("units of work that name eggs in opposite order all end", async () => {
  const { db } = openInATest(await sharedPostgres());
  let done = 0;
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      inTransaction(
        db,
        async () => {
          done += 1;
        },
        n % 2 ? ["small", "large"] : ["large", "small"],
      ),
    ),
  );
  expect(done).toBe(40);
  expect(transactionsIn(db).retries).toBe(0);
});

const holdIn = async (db: Database["db"], eggs: Eggs) => {
  const [begun, mayEnd] = [latch(), latch()];
  const ended = postgresShop({ db }).unitOfWork.run(async () => {
    begun.open();
    await mayEnd.opened;
  }, eggs);
  await begun.opened;
  return async () => {
    mayEnd.open();
    await ended;
  };
};

test("units of work that wait leave connections to readers", async () => {
  const url = await sharedPostgres();
  const release = await holdIn(openInATest(url).db, ["large"]);
  const { records, unitOfWork } = postgresShop({ db: openInATest(url).db });
  const waiting = Array.from({ length: 30 }, () =>
    unitOfWork.run(async () => undefined, ["large"]),
  );
  const read = records.prices.load().then(() => "read");
  expect(await Promise.race([read, pause(2_000, "waits")])).toBe("read");
  await release();
  await Promise.all(waiting);
});

test("a unit of work that waits for ten seconds in its process throws shop-busy, and never runs", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { db } = await freshPGlite();
  const release = await holdIn(db, ["large"]);
  const runs: string[] = [];
  const run = postgresShop({ db }).unitOfWork.run(async () => void runs.push("run"), ["large"]);
  const told = expect(run).rejects.toMatchObject({ code: "shop-busy" });
  await vi.advanceTimersByTimeAsync(10_000);
  await told;
  vi.useRealTimers();
  await release();
  await postgresShop({ db }).unitOfWork.run(async () => void runs.push("next"), ["large"]);
  expect(runs).toEqual(["next"]);
});
