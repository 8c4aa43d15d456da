import fc from "fast-check";
import { expect, test } from "vitest";
import { OTHER_WAYS } from "#core/egg-book/take-eggs.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import { eggsByOrder } from "#core/ledger/egg-move.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { EGGS_AFTER, type EggsAfter } from "#core/orders/given-back.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { isPacked } from "#core/orders/promised.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { refundOrder, seenOrder } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";

type Shop = ReturnType<typeof aSharedShop>;

type Step = (shop: Shop, bought: string[]) => Promise<unknown>;

const PRICE = 340;

const pick = (bought: readonly string[], at: number): string => bought[at % bought.length] ?? "";

const buy =
  (quantity: number): Step =>
  async ({ counter, provider }, bought) => {
    const packs = [{ ...LARGE_DOZEN, quantity }];
    const opened = await counter.openPayment(packs, "paypal", PRICE * quantity);
    if (!opened.ok) return;
    provider.approve(opened.value.orderId);
    const taken = await counter.takePayment(opened.value.orderId);
    if (taken.ok) bought.push(opened.value.orderId);
  };

const mark =
  (at: number, status: "Ready" | "Completed" | "Pending"): Step =>
  ({ office }, bought) =>
    office.setOrderStatus({ id: pick(bought, at), status });

const markAll =
  (status: "Ready" | "Pending"): Step =>
  ({ office }, bought) =>
    office.setOrderStatuses(bought.map((id) => ({ id, status })));

const refund =
  (at: number, isPuttingBack: boolean): Step =>
  ({ office }, bought) =>
    refundOrder(office, { id: pick(bought, at), puttingBack: bothOrNone(isPuttingBack) });

/** A pack, whatever became of its eggs, and a penny for it. */
const giveBack =
  (at: number, quantity: number, eggs: EggsAfter): Step =>
  async ({ office }, bought) => {
    const order = await seenOrder(office, pick(bought, at));
    if (!order) return;
    const packs = [{ id: "large-12", quantity, eggs }];
    const version = versionOf(order);
    return office.giveBack({ order: order.id, packs, amount: 1, reason: "a law", version });
  };

const count =
  (eggs: number): Step =>
  async ({ office }) => {
    const { shelf, promised } = (await office.getEggBook()).kinds.large;
    return office.countShelf([{ category: "large", eggs, seen: { shelf, promised } }]);
  };

const set =
  (to: number): Step =>
  async ({ office }) => {
    const { version } = (await office.getStockSheet()).large;
    return office.saveInventory([{ category: "large", version, to }]);
  };

const take =
  (eggs: number, kind: (typeof OTHER_WAYS)[number], id: string): Step =>
  ({ office }) =>
    office.takeEggs({ id, category: "large", eggs, kind });

const undo =
  (at: number): Step =>
  async ({ office }) => {
    const { moves } = await office.getEggBook();
    return office.undoMoves([moves[at % Math.max(1, moves.length)]?.id ?? ""]);
  };

const log =
  (laid: number): Step =>
  ({ office, now }) => {
    const none = { small: "0", medium: "0", extraLarge: "0", doubleYolkers: "0" };
    return office.logEggs({
      flock: "1",
      date: now().slice(0, 10),
      counts: { ...none, large: String(laid) },
    });
  };

const midnights =
  (days: number): Step =>
  ({ wait, backgroundJobs }) => {
    wait(days * 24 * 60);
    return backgroundJobs.ageEggs();
  };

const someStep: fc.Arbitrary<readonly [string, Step]> = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((packs) => [`buy ${packs}`, buy(packs)] as const),
  fc
    .tuple(fc.nat({ max: 9 }), fc.constantFrom("Ready", "Completed", "Pending"))
    .map(([at, status]) => [`mark ${at} ${status}`, mark(at, status)] as const),
  fc.constantFrom("Ready", "Pending").map((to) => [`mark all ${to}`, markAll(to)] as const),
  fc
    .tuple(fc.nat({ max: 9 }), fc.boolean())
    .map(([at, back]) => [`refund ${at} ${back}`, refund(at, back)] as const),
  fc
    .tuple(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 2 }), fc.constantFrom(...EGGS_AFTER))
    .map(
      ([at, packs, eggs]) => [`give ${at} ${packs} ${eggs}`, giveBack(at, packs, eggs)] as const,
    ),
  fc.nat({ max: 250 }).map((eggs) => [`count ${eggs}`, count(eggs)] as const),
  fc.nat({ max: 250 }).map((eggs) => [`set ${eggs}`, set(eggs)] as const),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(...OTHER_WAYS), fc.uuid())
    .map(([eggs, kind, id]) => [`take ${eggs} ${kind}`, take(eggs, kind, id)] as const),
  fc.nat({ max: 9 }).map((at) => [`undo ${at}`, undo(at)] as const),
  fc.nat({ max: 90 }).map((eggs) => [`log ${eggs}`, log(eggs)] as const),
  fc.integer({ min: 1, max: 9 }).map((days) => [`wait ${days} days`, midnights(days)] as const),
);

/** What has left with an order is what is left of it; nothing has of one that isn't packed. */
const expectOrdersToAddUp = async ({ records, order }: Shop, bought: readonly string[]) => {
  for (const id of bought) {
    const one = await order(id);
    if (isGivenUp(one)) continue;
    const eggs = isPacked(one) ? eggsAsked(packsOf(one), "large") : 0;
    const out = eggsByOrder(await records.moves.ofOrders([id])).get(id) ?? 0;
    expect([id, out]).toEqual([id, eggs]);
  }
};

test("the book always adds up, and for sale is what is on the shelf and promised to no order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { maxLength: 25 }), async (steps) => {
      const shop = aSharedShop();
      const shelf = { large: { eggs: 180, laid: "2026-06-15" } };
      expect(await shop.office.openBook({ shelf })).toMatchObject({ ok: true });
      await expectTheBookToAddUp(shop);
      const bought: string[] = [];
      for (const [, step] of steps) {
        await step(shop, bought);
        await expectTheBookToAddUp(shop);
        await expectOrdersToAddUp(shop, bought);
      }
    }),
    { numRuns: 60 },
  );
});
