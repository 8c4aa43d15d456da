import { expect, test } from "vitest";
import { inTransaction, transactionsIn } from "#adapters/postgres/transaction.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

type Eggs = readonly CategoryId[] | undefined;

/** What happens when one process is at work while another one begins: whether the other waits for it. */
const waits = async (first: Eggs, second: Eggs): Promise<boolean> => {
  const url = await sharedPostgres();
  const [here, there] = [openInATest(url).db, openInATest(url).db];
  const seen: string[] = [];
  let begun: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const one = inTransaction(
    here,
    async () => {
      begun();
      await mayFinish;
      seen.push("first");
    },
    first,
  );
  await isBegun;
  const other = inTransaction(there, async () => void seen.push("second"), second);
  await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 300))]);
  finish();
  await Promise.all([one, other]);
  expect(transactionsIn(here).retries + transactionsIn(there).retries).toBe(0);
  return seen[0] === "first";
};

test.each<readonly [string, Eggs, Eggs, boolean]>([
  ["for the same eggs", ["large"], ["large"], true],
  ["for eggs of which some are the same", ["small", "large"], ["medium", "large"], true],
  ["for anything, while another is for some eggs", ["large"], undefined, true],
  ["for some eggs, while another is for anything", undefined, ["large"], true],
  ["for no eggs, which is anything", ["large"], [], true],
  ["for other eggs", ["small"], ["large", "medium"], false],
])(
  "a unit of work waits for another process's, and isn't retried: %s",
  async (_name, first, second, isWaiting) => {
    expect(await waits(first, second)).toBe(isWaiting);
  },
);

test("many who name eggs in opposite order all come to their end", async () => {
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
