import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { TODAY, typedCounts } from "#tests/support/an-egg-book.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

type Shop = ReturnType<typeof aSharedShop>;

type Step = (shop: Shop) => Promise<unknown>;

/** Flock 2 was given it a week ago. */
const GIVEN = { first: "2026-06-12", last: "2026-06-14" };

const WITHDRAWAL = 3;

const isWithheld = (flock: string, laid: string): boolean =>
  flock === "2" && laid >= GIVEN.first && laid <= addDays(GIVEN.last, WITHDRAWAL);

const withMedicine = async (shop: Shop): Promise<void> => {
  const none = { batch: "", treated: "", reason: "", boughtFrom: "", boughtOn: "" };
  const given = await shop.office.addMedicine({
    ...none,
    ...GIVEN,
    flock: "2",
    medicine: "Wormer",
    quantity: "60 g",
    days: String(WITHDRAWAL),
    prescribedBy: "",
  });
  expect(given).toMatchObject({ ok: true });
};

const log =
  (flock: "1" | "2", daysAgo: number, large: number): Step =>
  ({ office, now }) =>
    office.logEggs({
      flock,
      date: addDays(todayAt(now()), -daysAgo),
      counts: typedCounts({ large }),
    });

/** By hand, so that nothing but packing looks at how old the eggs are. */
const order =
  (daysAhead: number, quantity: number): Step =>
  ({ office, now }) =>
    office.addOrder(
      aNewOrder({
        packs: [{ category: "large", packSize: 12, quantity, price: 340 }],
        day: addDays(todayAt(now()), daysAhead),
        anyway: { eggs: true, day: true },
      }),
    );

const settings =
  (bestBeforeDays: number, handOverDays: number): Step =>
  async ({ office }) => {
    const { version } = await office.getEggBook();
    return office.saveBookSettings({ version, bestBeforeDays, handOverDays });
  };

const midnights =
  (days: number): Step =>
  ({ wait, backgroundJobs }) => {
    wait(days * 24 * 60);
    return backgroundJobs.ageEggs();
  };

let [packed, refused] = [0, 0];

/** Its eggs and its date, by the settings it was packed by. */
const expectFitEggs = async ({ records, now }: Shop, id: string): Promise<void> => {
  const { bestBeforeDays, handOverDays } = await records.bookSettings.load();
  const { days = {}, bestBefore = {} } = (await records.orders.find(id)) ?? {};
  const [today, chosen = ""] = [todayAt(now()), days.collection];
  const day = chosen < today ? today : chosen;
  const moves = await records.moves.ofOrders([id]);
  const lots = await records.lots.withIds(moves.map(({ lot }) => lot));
  expect(lots).not.toEqual([]);
  for (const { flock, laid } of lots) {
    expect(addDays(laid, handOverDays) >= day).toBe(true);
    expect(isWithheld(flock, laid)).toBe(false);
    expect((bestBefore.large ?? "9999-12-31") <= addDays(laid, bestBeforeDays)).toBe(true);
  }
};

const packOne = async (shop: Shop, id: string, laid: string | undefined): Promise<void> => {
  const answer = await shop.office.setOrderStatus({ id, status: "Ready", laid });
  if (answer.ok) {
    packed += 1;
    return expectFitEggs(shop, id);
  }
  refused += 1;
  expect(answer.refusal.kind).toBe("eggs-short");
};

/** All that can be packed, in one order or the other; where the book is short, perhaps with eggs found. */
const pack =
  (isReversed: boolean, daysAgo: number | null): Step =>
  async (shop) => {
    const pending = await shop.records.orders.pending();
    const laid = daysAgo === null ? undefined : addDays(todayAt(shop.now()), -daysAgo);
    for (const { id } of isReversed ? pending.toReversed() : pending) await packOne(shop, id, laid);
  };

const someDays = fc.integer({ min: 1, max: 28 });

const someStep: fc.Arbitrary<readonly [string, Step]> = fc.oneof(
  fc
    .tuple(fc.constantFrom("1" as const, "2" as const), fc.nat({ max: 28 }), fc.nat({ max: 60 }))
    .map((count) => [`log ${count}`, log(...count)] as const),
  fc
    .tuple(fc.nat({ max: 14 }), fc.integer({ min: 1, max: 3 }))
    .map((asked) => [`order ${asked}`, order(...asked)] as const),
  fc.tuple(someDays, someDays).map((days) => [`settings ${days}`, settings(...days)] as const),
  fc
    .tuple(fc.boolean(), fc.option(fc.nat({ max: 40 }), { freq: 2 }))
    .map((how) => [`pack ${how}`, pack(...how)] as const),
  fc.integer({ min: 1, max: 9 }).map((days) => [`wait ${days} days`, midnights(days)] as const),
);

test("no order is packed with old or withheld eggs, and its best before is its oldest egg's", async () => {
  await fc.assert(
    fc.asyncProperty(
      someDays,
      someDays,
      fc.array(someStep, { minLength: 6, maxLength: 20 }),
      async (bestBeforeDays, handOverDays, steps) => {
        const shop = aSharedShop();
        const shelf = { large: { eggs: 24, laid: addDays(TODAY, -10) } };
        expect(await shop.office.openBook({ shelf })).toMatchObject({ ok: true });
        await withMedicine(shop);
        await settings(bestBeforeDays, handOverDays)(shop);
        for (const [, step] of steps) await step(shop);
        await pack(false, null)(shop);
      },
    ),
    { numRuns: 100 },
  );
  expect(packed).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(20);
});
