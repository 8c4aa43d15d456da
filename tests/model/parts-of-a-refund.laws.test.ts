import fc from "fast-check";
import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { NO_ORDER_ROWS, withOlderOrders } from "#core/export/rows.ts";
import { FARM } from "#core/farm.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { refundsIn } from "#core/money/movement.ts";
import type { Order } from "#core/orders/order.ts";
import { givenBackOf, moneyOf } from "#core/orders/order-money.ts";
import { receiptOf } from "#core/orders/receipt.ts";
import { formatPounds, readPounds } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { IdSource } from "#ports/id-source.ts";
import { atPayPal } from "#tests/adapters/paypal/server/at-stand-in.ts";
import { NEXT_SATURDAY } from "#tests/support/a-mind-changed.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { countingIds } from "#tests/support/a-shop.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";
import { inRounds } from "#tests/support/in-rounds.ts";
import type { Trouble } from "#tests/support/paypal-rest/troubles.ts";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PAID = 340;
const YEAR = { first: "2026-04-06", last: "2027-04-05" };

/** For a longer walk, as `a-week-at-the-shared-shop.test.ts` has it. */
const TIMES = Number(process.env.WEEKS ?? 1);

/** Of what has to happen in the walks. */
const ENOUGH = 10;

const aWorld = async ({ paypal, gateway }: Awaited<ReturnType<typeof atPayPal>>, ids: IdSource) => {
  paypal.clearTroubles();
  const mine: string[] = [];
  const shop = aSharedShop({
    ids,
    provider: { ...aProvider(), gateway },
    lookups: { ...everyOrder, mine: async () => mine },
  });
  const days = { delivery: NEXT_SATURDAY };
  const opened = await shop.counter.openPayment([LARGE_DOZEN], "paypal", PAID, "", days);
  if (!opened.ok) throw new Error(opened.refusal.kind);
  const { orderId } = opened.value;
  mine.push(orderId);
  paypal.approve(orderId);
  await shop.counter.takePayment(orderId);
  const order = () => shop.order(orderId);
  const { captureId = "" } = await order();
  return { ...shop, paypal, orderId, captureId, order, wishes: [] as string[] };
};

type World = Awaited<ReturnType<typeof aWorld>>;

type Step = (world: World) => Promise<unknown>;

const REASONS = ["broken eggs", "one pack short"];

const askPart =
  (amount: number, wish: string): Step =>
  ({ office, orderId }) =>
    refundPart(office, { orderId, wish, amount, reason: REASONS[amount % 2] ?? "" });

/** The next of these calls has no answer, or that of a refusal, as often as the shop tries it. */
const TROUBLES = [
  "drop-before",
  "drop-after",
  "500-after",
  { issue: "REFUND_TIME_LIMIT_EXCEEDED" },
] as const satisfies readonly Trouble[];

const amount = fc.integer({ min: 1, max: 200 });

const NAMED: Readonly<Record<string, fc.Arbitrary<Step>>> = {
  part: amount.map((pence) => async (world) => {
    const wish = `wish-${world.wishes.push(`${pence}`)}`;
    return askPart(pence, wish)(world);
  }),
  again: fc.constant(async (world) => {
    const [pence] = world.wishes.slice(-1);
    return pence && askPart(Number(pence), `wish-${world.wishes.length}`)(world);
  }),
  whole: fc.boolean().map(
    (isPuttingBack) =>
      ({ office, orderId }) =>
        refundOrder(office, { id: orderId, puttingBack: bothOrNone(isPuttingBack) }),
  ),
  cancel: fc.constant(({ counter, orderId }) => counter.cancelOrder({ orderId })),
  elsewhere: amount.map((pence) => async ({ paypal, captureId }) => {
    const left = PAID - paidBackOf(paypal, captureId);
    if (left > 0) paypal.refundAtPayPal(captureId, Math.min(left, pence));
  }),
  webhook: fc.constant(({ backgroundJobs, orderId, captureId }) =>
    backgroundJobs.receiveWebhook({ orderId, captureId, isReversal: false }).catch(() => null),
  ),
  retry: fc.constant(async ({ wait, backgroundJobs }) => {
    wait(1);
    await backgroundJobs.retryRefunds();
  }),
  refundTrouble: fc.constantFrom(...TROUBLES).map(
    (trouble) =>
      async ({ paypal }) =>
        paypal.trouble("refund", ...Array.from({ length: 3 }, () => trouble)),
  ),
  lookTrouble: fc.constant(async ({ paypal }) =>
    paypal.trouble("look", "drop-before", "drop-before", "drop-before"),
  ),
};

const { part, again, whole, cancel, elsewhere, webhook, retry, refundTrouble, lookTrouble } = NAMED;

const one = fc.oneof(
  ...[part, part, part, again, elsewhere, webhook, webhook, retry, refundTrouble, lookTrouble].map(
    (step) => step as fc.Arbitrary<Step>,
  ),
  ...[whole, cancel].map((step) => step as fc.Arbitrary<Step>),
);

const atOnce = fc.array(one, { minLength: 2, maxLength: 3 }).map(
  (steps): Step =>
    (world) =>
      Promise.all(steps.map((step) => step(world))),
);

const walk = fc.array(fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: atOnce }), {
  minLength: 3,
  maxLength: 14,
});

const paidBackOf = (paypal: World["paypal"], captureId: string): number =>
  sumOf(
    paypal.ledger().filter((entry) => entry.kind === "refund" && entry.captureId === captureId),
    ({ pence }) => pence,
  );

const settle = async ({ paypal, backgroundJobs, orderId, wait }: World): Promise<void> => {
  paypal.clearTroubles();
  for (const _round of [1, 2]) {
    wait(1);
    await backgroundJobs.retryRefunds();
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  }
};

const toldSums = (text: string): readonly number[] =>
  [...text.matchAll(/paid back (?:the )?£(\d+)\.(\d\d)/g)].map(([, pounds, pence]) =>
    Number(`${pounds}${pence}`),
  );

/** Nothing is under way, and order, takings, receipt and PayPal's books tell the same. */
const expectSums = async (world: World): Promise<void> => {
  const { records, office } = world;
  const order = await world.order();
  const back = paidBackOf(world.paypal, world.captureId);
  expect(await records.partRefunds.all()).toEqual([]);
  expect(await records.refunds.all()).toEqual([]);
  expect(givenBackOf(order)).toBe(back);
  expect(moneyOf(order)).toBe(PAID - back);
  expect((await office.getOrderOverview()).takingsThisWeek).toBe(PAID - back);
  const taken = formatPounds(PAID - back);
  expect(csvRows([order], FARM)[0]?.Taken).toBe(taken);
  expect(withOlderOrders(NO_ORDER_ROWS, [order], YEAR, FARM).rows[0]?.Taken).toBe(taken);
  const receipt = receiptOf(order, FARM);
  expect(receipt?.paidBack).toBe(back);
  expect(sumOf(receipt?.refunds ?? [], (line) => line.amount)).toBe(back);
  expect([DEFAULT_INVENTORY.large, DEFAULT_INVENTORY.large - 12]).toContain(await world.eggs());
};

const wishedOf = ({ money }: Order) => refundsIn(money).filter(({ wish }) => wish !== undefined);

/** What went back with the whole: none of the parts, nor what was seen to go back elsewhere. */
const toldAtTheEnd = (order: Order): number => {
  const refunds = refundsIn(order.money);
  const rest = refunds.filter((one) => !one.wish && (one.provider || one === refunds.at(-1)));
  const seen = (order.log ?? []).filter(({ kind }) => kind === "partly-refunded");
  return (
    -sumOf(rest, ({ amount }) => amount) - sumOf(seen, ({ detail = "" }) => readPounds(detail) ?? 0)
  );
};

/** Each wish is fulfilled once at most, and the customer was told what went back, once. */
const expectLetters = async (world: World): Promise<void> => {
  const order = await world.order();
  const wished = wishedOf(order);
  const ids = order.money.flatMap(({ provider }) => provider ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(wished.map(({ wish }) => wish)).size).toBe(wished.length);
  const { items } = await world.records.messages.page(null);
  const letters = items.filter(({ kind }) => kind === "refunded");
  const rest = order.status === "Refunded" ? toldAtTheEnd(order) : 0;
  const told = letters.flatMap(({ text }) => toldSums(text));
  expect(sumOf(told, (pence) => pence)).toBe(-sumOf(wished, (one) => one.amount) + rest);
};

test("parts, refunds of the whole and elsewhere, and webhooks end to the penny, in any order", {
  timeout: seconds(120),
}, async () => {
  const at = await atPayPal();
  const ids = countingIds();
  const seen = { wished: 0, elsewhere: 0, wholes: 0 };
  const rarest = (): number => Math.min(seen.wished, seen.wholes, seen.elsewhere);
  const walks = fc.asyncProperty(walk, async (steps) => {
    const world = await aWorld(at, ids);
    for (const step of steps) await step(world);
    await settle(world);
    await expectSums(world);
    await expectLetters(world);
    const order = await world.order();
    seen.wished += wishedOf(order).length;
    seen.elsewhere += refundsIn(order.money).length - wishedOf(order).length;
    seen.wholes += Number(order.status === "Refunded");
  });
  await inRounds(
    () => fc.assert(walks, { numRuns: 60 * TIMES }),
    () => rarest() > ENOUGH,
  );
  expect(rarest()).toBeGreaterThan(ENOUGH);
});
