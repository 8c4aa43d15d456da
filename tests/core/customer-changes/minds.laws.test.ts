import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import { OWNER_STATUSES } from "#core/orders/order-status.ts";
import {
  aShopToThinkTwice,
  NEXT_SATURDAY,
  NEXT_SUNDAY,
  withCaps,
} from "#tests/support/a-mind-changed.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";

const CAP = 3;
const DAYS = [NEXT_SATURDAY, NEXT_SUNDAY, "2026-07-04"];
const EGGS = 12;

const which = fc.nat(3);
const day = fc.constantFrom(...DAYS);

/** What customers, the owner, PayPal and time do, one after the other. */
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("move" as const), which, day }),
    fc.record({ does: fc.constant("cancel" as const), which }),
    fc.record({ does: fc.constant("refund" as const), which, isPuttingBack: fc.boolean() }),
    fc.record({
      does: fc.constant("mark" as const),
      which,
      status: fc.constantFrom(...OWNER_STATUSES),
    }),
    fc.record({
      does: fc.constant("fail" as const),
      code: fc.constantFrom("payment-doubtful" as const, "payment-refused" as const),
      isAfterwards: fc.boolean(),
    }),
    fc.record({ does: fc.constant("sweep" as const) }),
  ),
  { maxLength: 25 },
);

type Step = typeof steps extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

type Shop = Awaited<ReturnType<typeof aShopToThinkTwice>>;

const take = async (shop: Shop, step: Step): Promise<unknown> => {
  const id = "which" in step ? (shop.mine[step.which] ?? "") : "";
  switch (step.does) {
    case "move":
      return shop.move(id, step.day);
    case "cancel":
      return shop.cancel(id);
    case "refund":
      return refundOrder(shop.office, { id, puttingBack: bothOrNone(step.isPuttingBack) });
    case "mark":
      return shop.office.setOrderStatus({ id, status: step.status });
    case "fail":
      // A refusal comes before anything has happened.
      return shop.provider.fail(step.code, step.isAfterwards && step.code === "payment-doubtful");
    case "sweep":
      shop.wait(1);
      return shop.backgroundJobs.retryRefunds();
  }
};

const ordersOf = ({ mine, order }: Shop) => Promise.all(mine.map(order));

const expectToAddUp = async (shop: Shop): Promise<void> => {
  const orders = await ordersOf(shop);
  const { coming } = await shop.office.getWeek();
  for (const one of DAYS) {
    const counted = orders.filter(
      (order) => order.days?.delivery === one && !hasGivenUpPlace(order),
    );
    const told = coming.find((offer) => offer.day === one && offer.method === "delivery");
    expect(told?.taken.orders).toBe(counted.length);
  }
  const back = orders.filter(({ log = [] }) => log.some(({ kind }) => kind === "put-back"));
  expect(back.every(({ status }) => status === "Refunded")).toBe(true);
  expect(await shop.eggs()).toBe(DEFAULT_INVENTORY.large - EGGS * (orders.length - back.length));
  expect(shop.provider.refunds.size).toBeLessThanOrEqual(orders.length);
  const refunded = orders.filter(({ status }) => status === "Refunded");
  for (const { id } of refunded) expect(shop.provider.refunds.has(`MONEY-OF-${id}`)).toBe(true);
  const mails = await shop.mailsOf("refunded");
  expect(mails).toHaveLength(refunded.length);
};

test("places, eggs and refunds add up after whatever customers, owner and PayPal do", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const shop = await aShopToThinkTwice(withCaps(CAP));
      for (const one of [NEXT_SATURDAY, NEXT_SATURDAY, NEXT_SUNDAY, NEXT_SUNDAY])
        await shop.place(one);
      for (const step of taken) {
        await take(shop, step);
        await expectToAddUp(shop);
      }
      // PayPal answers again: what was asked for is done.
      for (let at = 0; at < 4; at += 1) await take(shop, { does: "sweep" });
      const left = await shop.records.refunds.all();
      expect(left).toEqual([]);
      await expectToAddUp(shop);
    }),
    { numRuns: 60 },
  );
});
