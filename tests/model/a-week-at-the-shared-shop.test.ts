import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { freshBooks } from "#tests/model/week-books.ts";
import { cancelSomeByHand, payByHand, takeByHand } from "#tests/model/week-by-hand.ts";
import {
  addCustomer,
  backUp,
  erase,
  eraseMeanwhile,
  handOver,
  putBackEggs,
  restore,
} from "#tests/model/week-owner.ts";
import {
  buy,
  cancel,
  countEggs,
  lookAfter,
  news,
  open,
  pay,
  paySlowly,
  refund,
  reprice,
  type Step,
  wait,
} from "#tests/model/week-steps.ts";
import { aWorld, aWorldOnAServer, BUYERS, type World } from "#tests/model/week-world.ts";
import { memoryStores, type Stores } from "#tests/support/a-shop.ts";
import { localStorageTestStore, pgliteTestStore, serverTestStore } from "#tests/support/stores.ts";
import { atLength, isDaily, ofThisRun } from "../../tools/lib/extent.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const BOX: WantedPacks = {
  category: "large",
  packSize: 30,
  deliveryMethod: "delivery",
  quantity: 6,
};
const DOZEN: WantedPacks = { ...BOX, packSize: 12, quantity: 1 };

const who = fc.constantFrom(...BUYERS);

/** Few kinds and large ones, so that buyers meet. */
const packs = fc.constantFrom<readonly WantedPacks[]>(
  [{ category: "large", packSize: 30, deliveryMethod: "delivery", quantity: 1 }],
  [{ category: "large", packSize: 30, deliveryMethod: "collection", quantity: 3 }],
  [{ category: "large", packSize: 30, deliveryMethod: "delivery", quantity: 6 }],
  [
    { category: "doubleYolkers", packSize: 12, deliveryMethod: "collection", quantity: 4 },
    { category: "large", packSize: 6, deliveryMethod: "collection", quantity: 2 },
  ],
);

const pack = packs.map(([first]) => first as WantedPacks);

const trouble = fc.constantFrom(
  null,
  null,
  "away" as const,
  "lost" as const,
  "declined" as const,
  "pending" as const,
  "pending" as const,
  "pending" as const,
  "other-amount" as const,
);

const told = fc.constantFrom(
  "completes" as const,
  "denied" as const,
  "reversed" as const,
  "refunded at the provider" as const,
);

const category = fc.constantFrom(
  ...CATEGORY_IDS.filter((id) => id.startsWith("l") || id.startsWith("d")),
);

const buying = [
  fc.tuple(who, packs).map(([one, wanted]) => open(one, wanted)),
  fc.tuple(who, trouble).map(([one, how]) => pay(one, how)),
  fc.tuple(who, packs).map(([one, wanted]) => buy(one, wanted)),
  fc.tuple(who, packs, trouble).map(([one, wanted, how]) => buy(one, wanted, how)),
  told.map(news),
];

const aWeek = fc.commands(
  [
    ...buying,
    ...buying,
    fc.tuple(who, who, packs).map(([one, other, wanted]) => paySlowly(one, other, wanted)),
    who.map(cancel),
    fc.integer({ min: 1, max: 20 }).map(wait),
    fc.constant(lookAfter()),
    fc
      .tuple(fc.nat({ max: 9 }), fc.boolean(), fc.boolean())
      .map(([at, isBack, isLost]) => refund(at, isBack, isLost)),
    fc.tuple(category, fc.nat({ max: 500 })).map(([id, eggs]) => countEggs(id, eggs)),
    fc.tuple(pack, fc.nat({ max: 900 })).map(([one, to]) => reprice(one, to)),
    fc
      .tuple(
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(...HOW_PAID),
        fc.nat(9).map((at) => at === 0),
      )
      .map(([quantity, how, isAnyway]) => takeByHand(quantity, how, isAnyway)),
    fc.tuple(fc.nat({ max: 9 }), fc.boolean()).map(([at, isPaid]) => payByHand(at, isPaid)),
    fc.tuple(fc.nat({ max: 9 }), fc.boolean()).map(([at, isBack]) => cancelSomeByHand(at, isBack)),
    who.map(addCustomer),
    who.map(erase),
    who.map(eraseMeanwhile),
    fc.nat({ max: 9 }).map(handOver),
    fc.constant(backUp()),
    fc.constant(restore()),
    fc
      .tuple(fc.constantFrom("2026-06-17", "not a day"), fc.constantFrom(12, 0.5, 10 ** 12))
      .map(([date, eggs]) => putBackEggs(date, eggs)),
  ],
  { maxCommands: 60, size: "max" },
) as fc.Arbitrary<Iterable<Step>>;

const FULL_WEEKS = 100;

/** For a longer walk: WEEKS=20 walks twenty times as many. */
const TIMES = Number(process.env.WEEKS ?? 1);

const walk = async (
  weeks: number,
  fresh: (tally: Record<string, number>) => Promise<World>,
): Promise<Record<string, number>> => {
  const tally: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(aWeek, async (steps) => {
      const world = await fresh(tally);
      // Every week sells a dozen first: chance alone gives weeks in which nothing is paid for.
      const week = [buy(0, [DOZEN]), ...steps];
      await fc.asyncModelRun(() => ({ model: { books: freshBooks() }, real: world }), week);
    }),
    // To find a shorter week in a database takes minutes: memory finds the same.
    { numRuns: weeks * TIMES, endOnFailure: weeks < FULL_WEEKS / 10 },
  );
  return tally;
};

/** On the stores that are quick it is made sure that each of these came to pass. */
const WHAT_HAPPENS = [
  "opened",
  "completes",
  "denied",
  "reversed",
  "refunded at the provider",
  "refunded",
  "restored",
  "held back",
  "by hand",
  "too few by hand",
  "marked by hand",
  "cancelled by hand",
  "erased meanwhile",
];

/** With how many weeks are walked. */
const WAYS: readonly [string, () => Stores, number][] = [
  ["memory", memoryStores, FULL_WEEKS],
  ["local storage", () => localStorageTestStore().openTab(), 10],
  ["PGlite", () => pgliteTestStore().openTab(), 3],
  ["PostgreSQL", () => serverTestStore().openTab(), 3],
];

describe.each(isDaily ? ofThisRun(WAYS) : WAYS)(
  "a week at the shared shop, kept in %s",
  (_name, freshStores, full) => {
    test("eggs and money add up after every step", { timeout: seconds(120) }, async () => {
      const weeks = atLength(full);
      const tally = await walk(weeks, async (counts) => aWorld(freshStores(), counts));
      expect(tally.taken ?? 0).toBeGreaterThanOrEqual(weeks);
      const missed = weeks < FULL_WEEKS ? [] : WHAT_HAPPENS.filter((what) => !tally[what]);
      expect(missed).toEqual([]);
    });
  },
);

/** Each went wrong once. */
const WEEKS: readonly [string, readonly Step[]][] = [
  ["takings are the money that is here", [buy(0, [DOZEN]), refund(0, false, false)]],
  ["eggs are held while their money is being taken", [open(0, [BOX]), paySlowly(0, 1, [BOX])]],
  [
    "an order that was short gives back what it had",
    [open(0, [DOZEN]), pay(0, "lost"), countEggs("large", 6), lookAfter(), refund(0, true, false)],
  ],
  [
    "who comes back after being erased stays through a restore",
    [addCustomer(0), erase(0), addCustomer(0), backUp(), restore()],
  ],
  ["no word of who is erased comes back with a part", [buy(0, [DOZEN]), eraseMeanwhile(0)]],
  [
    "who is erased before their eggs are handed over stays so",
    [buy(0, [DOZEN]), erase(0), handOver(0), refund(0, true, false)],
  ],
  ["Undo puts back no more than can be added", [putBackEggs("not a day", 12)]],
];

describe("a week at the shared shop", () => {
  test.each(WEEKS)("%s", async (_name, steps) => {
    const world = aWorld(memoryStores(), {});
    await fc.asyncModelRun(() => ({ model: { books: freshBooks() }, real: world }), steps);
  });
});

describe("a week at the shared shop, over HTTP", () => {
  test("eggs and money add up after every step", { timeout: seconds(120) }, async () => {
    const weeks = atLength(12);
    const tally = await walk(weeks, aWorldOnAServer);
    expect(tally.taken ?? 0).toBeGreaterThanOrEqual(weeks);
  });
});
