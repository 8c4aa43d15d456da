import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { refundsIn } from "#core/money/movement.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import type { Order } from "#core/orders/order.ts";
import { givenBackOf, moneyOf } from "#core/orders/order-money.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";
import { atPayPal } from "#tests/adapters/paypal/server/at-stand-in.ts";
import { NEXT_SATURDAY, withCaps } from "#tests/support/a-mind-changed.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { countingIds, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";
import { mortal } from "#tests/support/mortal-stores.ts";

const PAID = 340;

const days = { delivery: NEXT_SATURDAY };

const ids = countingIds();

/** An order for a day that takes one, and servers over the same records, one after the other. */
const aWorld = async ({ paypal, gateway }: Awaited<ReturnType<typeof atPayPal>>) => {
  const mine: string[] = [];
  const stores = memoryStores();
  const shared = {
    time: { now: NOON },
    ids,
    provider: { ...aProvider(), gateway },
    lookups: { ...everyOrder, mine: async () => mine },
  };
  const killed = mortal(stores);
  const first = aSharedShop({ ...shared, stores: killed.stores });
  const week = { ...DEFAULT_PROFILE.week, ...withCaps(1) };
  await first.records.profile.save({ week });
  const opened = await first.counter.openPayment([LARGE_DOZEN], "paypal", PAID, "", days);
  if (!opened.ok) throw new Error(opened.refusal.kind);
  const { orderId } = opened.value;
  mine.push(orderId);
  paypal.approve(orderId);
  await first.counter.takePayment(orderId);
  const { captureId = "" } = await first.order(orderId);
  const next = () => aSharedShop({ ...shared, stores });
  return { first, next, orderId, captureId, dieAt: killed.dieAt };
};

type Shop = ReturnType<typeof aSharedShop>;

type Press = (shop: Shop, id: string) => Promise<unknown>;

const PARTIES = {
  customer: ({ counter }, orderId) => counter.cancelOrder({ orderId }),
  helper: ({ office }, id) => office.setOrderStatus({ id, status: "Pending" }),
  driver: ({ office }, id) => office.handOver({ id, method: "delivery", isDone: false }),
  farmer: ({ office }, id) => refundOrder(office, { id, puttingBack: DELIVERY_METHODS }),
  farmersHusband: ({ office }, orderId) =>
    refundPart(office, { orderId, wish: "wish-1", amount: 120, reason: "broken eggs" }),
} satisfies Record<string, Press>;

const presses = fc.shuffledSubarray(Object.values<Press>(PARTIES), { minLength: 3 });

const BEFORE = {
  paid: [],
  packed: ["Ready"],
  "handed over": ["Ready", "Completed"],
  "handed over unpacked": ["Completed"],
} as const;

const before = fc.constantFrom(...Object.values(BEFORE));

const kindsIn = ({ log = [] }: Order, kind: string) => log.filter((one) => one.kind === kind);

interface Ending {
  readonly paidBack: number;
  /** Eggs that have left come back only where they were no longer handed over when it was refunded. */
  readonly wereHandedOver: boolean;
}

const expectOnce = async (
  shop: Shop,
  orderId: string,
  { paidBack, wereHandedOver }: Ending,
): Promise<Order> => {
  const order = await shop.order(orderId);
  const isRefunded = order.status === "Refunded";
  const { refunds, partRefunds, messages, inventory } = shop.records;
  expect([...(await refunds.all()), ...(await partRefunds.all())]).toEqual([]);
  expect(paidBack).toBe(givenBackOf(order));
  expect(moneyOf(order)).toBe(PAID - paidBack);
  expect(isRefunded).toBe(kindsIn(order, "refund-asked").length === 1);
  for (const kind of ["refund-asked", "refunded"])
    expect(kindsIn(order, kind)).toHaveLength(Number(isRefunded));
  const putBack = kindsIn(order, "put-back").length;
  expect([Number(isRefunded), wereHandedOver ? 0 : Number(isRefunded)]).toContain(putBack);
  expect((await inventory.load()).large).toBe(DEFAULT_INVENTORY.large - 12 + 12 * putBack);

  const { items } = await messages.page(null);
  const lettersOf = (kind: string) => items.filter((one) => one.kind === kind);
  const parts = refundsIn(order.money).filter(({ wish }) => wish !== undefined).length;
  expect(lettersOf("refunded")).toHaveLength(parts + Number(isRefunded));
  expect(lettersOf("cancelled-by-customer")).toHaveLength(
    kindsIn(order, "customer-cancelled").length,
  );
  expect(lettersOf("ready").length).toBeLessThanOrEqual(1);

  expect(hasGivenUpPlace(order)).toBe(isRefunded);
  const another = await shop.counter.openPayment([LARGE_DOZEN], "paypal", PAID, "", days);
  expect(another.ok).toBe(isRefunded);
  return order;
};

const STEPS = Array.from({ length: 10 }, (_, at) => at + 1);

describe.each(STEPS)("a server killed at unit of work %i of three at one order", (nth) => {
  test.each([
    ["before", false],
    ["after", true],
  ])("%s its commit, moves money, eggs, mails and place once", async (_when, isAfter) => {
    const at = await atPayPal();
    await fc.assert(
      fc.asyncProperty(presses, before, fc.boolean(), async (pressed, marks, isAgain) => {
        const world = await aWorld(at);
        const { first, next, orderId, captureId } = world;
        for (const status of marks) await first.office.setOrderStatus({ id: orderId, status });
        world.dieAt(nth, isAfter);
        await Promise.allSettled(pressed.map((press) => press(first, orderId)));

        const shop = next();
        // A customer without an answer presses again, at once or when the shop has finished by itself.
        const again = () => Promise.all(pressed.map((press) => press(shop, orderId)));
        if (isAgain) await again();
        shop.wait(1);
        await shop.backgroundJobs.retryRefunds();
        await shop.backgroundJobs.receiveWebhook({ orderId, captureId, isReversal: false });
        await again();
        await shop.backgroundJobs.retryRefunds();
        const back = at.paypal
          .ledger()
          .filter((entry) => entry.kind === "refund" && entry.captureId === captureId);
        await expectOnce(shop, orderId, {
          paidBack: sumOf(back, ({ pence }) => pence),
          wereHandedOver: marks.some((status) => status === "Completed"),
        });
      }),
      { numRuns: 6 },
    );
  });
});
