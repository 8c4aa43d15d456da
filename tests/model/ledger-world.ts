import { everyOrder } from "#adapters/system/every-order.ts";
import { isDisputed } from "#core/orders/dispute.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { HOW_PAID, isByHand } from "#core/orders/paid-by-hand.ts";
import { addDays, addMinutes } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { atPayPal } from "#tests/adapters/paypal/server/at-stand-in.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";

type AtPayPal = Awaited<ReturnType<typeof atPayPal>>;

export interface LedgerTime {
  now: string;
}

const ANYWAY = { eggs: true, day: true };

/** A shop that a stand-in for PayPal knows, on one clock with it. */
export const aLedgerWorld = (
  { paypal, gateway, webhook }: AtPayPal,
  time: LedgerTime,
  ids: IdSource,
) => {
  const opened: string[] = [];
  const shop = aSharedShop({
    time,
    ids,
    provider: { ...aProvider(), gateway },
    lookups: { ...everyOrder, mine: async () => opened },
  });
  const { counter, records, backgroundJobs } = shop;
  const hear = (orderId: string) =>
    backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  return {
    ...shop,
    paypal,
    opened,
    hear,
    pass: (minutes: number): void => {
      time.now = addMinutes(time.now, minutes);
    },
    orders: () => records.orders.placedSince("2026-01-01"),
    buy: async (): Promise<void> => {
      const answer = await counter.openPayment([LARGE_DOZEN], "paypal", 340, "");
      if (!answer.ok) return;
      const { orderId } = answer.value;
      opened.push(orderId);
      paypal.approve(orderId);
      await counter.takePayment(orderId);
    },
    hearDispute: async (id: string, type: "CREATED" | "RESOLVED"): Promise<void> => {
      const { body, headers } = paypal.makeWebhook({ type: `CUSTOMER.DISPUTE.${type}`, id });
      const event = await webhook.read(body, new Headers(headers));
      if (typeof event === "object") await backgroundJobs.receiveWebhook(event);
    },
    /** What PayPal still makes of a refund: its id there. */
    waiting: async (orderId: string): Promise<string | undefined> =>
      ((await records.partRefunds.find(orderId)) ?? (await records.refunds.find(orderId)))?.waiting
        ?.id,
  };
};

export type LedgerWorld = ReturnType<typeof aLedgerWorld>;

type Deed = (world: LedgerWorld, order: Order, at: number) => Promise<unknown>;

const refundAsked: Deed = (world, order, at) =>
  at % 3 === 0
    ? refundOrder(world.office, { id: order.id })
    : refundPart(world.office, {
        ...{ orderId: order.id, wish: `${order.id}-${at}-${order.money.length}` },
        ...{ amount: Math.min(moneyOf(order), 1 + (at % 99)), reason: "broken" },
      });

/** Of one that PayPal has money of, and nobody quarrels about. */
const ONLINE: Readonly<Record<string, Deed>> = {
  refunded: refundAsked,
  "refunded later": (world, order, at) => {
    world.paypal.nextRefund("PENDING");
    return refundAsked(world, order, at);
  },
  cancelled: ({ counter }, { id }) => counter.cancelOrder({ orderId: id }),
  elsewhere: ({ paypal, hear }, { id, captureId = "", ...order }, at) => {
    paypal.refundAtPayPal(captureId, at % 3 === 0 ? undefined : Math.min(moneyOf(order), 70));
    return hear(id);
  },
  disputed: async ({ paypal, hearDispute }, { captureId = "" }) =>
    hearDispute(paypal.openDispute(captureId), "CREATED"),
};

const BY_HAND: Readonly<Record<string, Deed>> = {
  "marked as paid": ({ office, now }, { id }, at) => {
    const today = todayAt(now());
    const day = addDays(today, -(at % 3));
    return office.markPaid({ id, how: at % 2 === 0 ? "card" : "account", isPaid: true, day });
  },
  "not yet": ({ office }, { id }) => office.markPaid({ id, how: "hand-over", isPaid: false }),
  corrected: ({ office }, { id, paid }, at) =>
    office.markPaid({
      ...{ id, how: at % 2 === 0 ? "card" : "account", isPaid: true },
      ...(paid && { insteadOf: paid.how }),
    }),
  "at the door": ({ office }, { id }, at) =>
    office.takeAtDoor({ id, how: "cash", isDone: at % 3 > 0 }),
  "given back by hand": async ({ office }, order) =>
    office.cancelByHand({ id: order.id, isGivenBack: true }),
};

/** Of payments and refunds that PayPal has not yet made. */
const LATER: Readonly<Record<string, Deed>> = {
  arrived: async ({ paypal, hear }, { id, captureId = "" }, at) => {
    if (at % 4 === 0) paypal.denyPending(captureId);
    else paypal.completePending(captureId);
    await hear(id);
  },
  settled: async ({ paypal, hear, waiting }, { id }, at) => {
    const refund = await waiting(id);
    if (refund === undefined) return;
    paypal.settleRefund(refund, at % 4 === 0 ? "FAILED" : "COMPLETED");
    await hear(id);
  },
  decided: async ({ paypal, hearDispute }, { disputes = [] }, at) => {
    const open = disputes.find(({ state }) => state === "open");
    if (!open) return;
    paypal.resolveDispute(
      open.id,
      at % 2 === 0 ? "RESOLVED_SELLER_FAVOUR" : "RESOLVED_BUYER_FAVOUR",
    );
    await hearDispute(open.id, "RESOLVED");
  },
};

const NEW: Readonly<Record<string, (world: LedgerWorld, at: number) => Promise<unknown>>> = {
  bought: ({ buy }) => buy(),
  "bought, pending": ({ buy, paypal }) => {
    paypal.nextCapture({ status: "PENDING" });
    return buy();
  },
  "paid oddly": ({ buy, paypal }) => {
    paypal.nextCapture({ pence: 315 });
    return buy();
  },
  "by hand": ({ office }, at) =>
    office.addOrder(aNewOrder({ how: HOW_PAID[at % 4] ?? "cash", anyway: ANYWAY, ...dayOf(at) })),
};

const dayOf = (at: number) => ({ day: `2027-0${1 + (at % 9)}-15` });

export const DEEDS = { ...NEW, ...ONLINE, ...BY_HAND, ...LATER };

const isQuiet = (order: Order): boolean =>
  !isByHand(order) &&
  moneyOf(order) > 0 &&
  order.status !== "Awaiting payment" &&
  !isDisputed(order);

const isCancelled = ({ status }: Order): boolean => status === "Cancelled";

/** Which orders a deed is tried on, and whether PayPal has to be making a refund of it. */
const fits = (name: string, order: Order, isWaiting: boolean): boolean => {
  if (name === "settled") return isWaiting;
  if (name === "arrived") return order.status === "Awaiting payment";
  if (name === "decided") return isDisputed(order);
  if (name in BY_HAND) return isByHand(order) && !isCancelled(order);
  return isQuiet(order) && !isWaiting;
};

const tryOn = async (world: LedgerWorld, name: string, at: number): Promise<void> => {
  const fitting: Order[] = [];
  for (const order of await world.orders())
    if (fits(name, order, (await world.waiting(order.id)) !== undefined)) fitting.push(order);
  const order = fitting[at % Math.max(1, fitting.length)];
  const deed = { ...ONLINE, ...BY_HAND, ...LATER }[name];
  if (order) await deed?.(world, order, at);
};

/** Does it to one of the orders that it fits. Answers whether it changed any. */
export const act = async (world: LedgerWorld, name: string, at: number): Promise<boolean> => {
  const before = JSON.stringify(await world.orders());
  await (NEW[name]?.(world, at) ?? tryOn(world, name, at));
  return JSON.stringify(await world.orders()) !== before;
};
