import type { Asked } from "#tests/support/paypal-rest/api.ts";
import {
  AT,
  activityOf,
  type Books,
  type Buyer,
  type CaptureRecord,
  giveUp,
  ledgerOf,
  MABEL,
  newId,
  payBack,
} from "#tests/support/paypal-rest/books.ts";
import type { CapturePlan } from "#tests/support/paypal-rest/order-routes.ts";
import { captureRecordOf, orderOf } from "#tests/support/paypal-rest/resources.ts";
import type { Tokens } from "#tests/support/paypal-rest/tokens.ts";
import type { newTroubles, Route, Trouble } from "#tests/support/paypal-rest/troubles.ts";
import {
  type EventWish,
  type newWebhooks,
  sendTo,
  type Transmission,
} from "#tests/support/paypal-rest/webhooks.ts";

/** What a buyer does in PayPal's window after the button of `/sdk/js`. */
export type Deed =
  | "approves"
  | "cancels"
  | "closes the window"
  /** Approves, and the page hears nothing of it. */
  | "approves and vanishes"
  /** Until a test approves the order. */
  | "thinks it over";

/** What is planned for whatever comes next. */
export interface Plans {
  captures: CapturePlan[];
  refunds: string[];
  deed: Deed;
  buyer: Buyer;
  isDown: boolean;
}

interface Deps {
  readonly books: Books;
  readonly plans: Plans;
  readonly tokens: Tokens;
  readonly troubles: ReturnType<typeof newTroubles>;
  readonly webhooks: ReturnType<typeof newWebhooks>;
  readonly asked: Asked[];
}

/** What a test can do to the stand-in: each by a call, or by `POST /stand-in/<name>` with a list of arguments. */
export const newControls = ({ books, plans, tokens, troubles, webhooks, asked }: Deps) => {
  const approve = (orderId: string, buyer: Buyer = plans.buyer): void => {
    const order = orderOf(books, orderId);
    if (!["CREATED", "PAYER_ACTION_REQUIRED", "APPROVED"].includes(order.status))
      throw new Error(`The order is ${order.status}.`);
    order.status = "APPROVED";
    order.buyer = buyer;
  };

  const pendingOf = (captureId: string): CaptureRecord => {
    const capture = captureRecordOf(books, captureId);
    if (capture.status !== "PENDING") throw new Error(`The capture is ${capture.status}.`);
    return capture;
  };

  return {
    approve,
    voidOrder: (orderId: string): void => {
      orderOf(books, orderId).status = "VOIDED";
    },
    /** PayPal knows the order no more. */
    expire: (orderId: string): void => void books.orders.delete(orderId),
    trouble: (route: Route, ...kinds: Trouble[]): void => troubles.plan(route, kinds),
    clearTroubles: (): void => troubles.clear(),
    nextCapture: (plan: CapturePlan): void => void plans.captures.push(plan),
    nextRefund: (status: string): void => void plans.refunds.push(status),
    completePending: (captureId: string): void => {
      const [capture, at] = [pendingOf(captureId), books.now()];
      Object.assign(capture, { status: "COMPLETED", cameAt: at, changedAt: at });
    },
    denyPending: (captureId: string): void => {
      pendingOf(captureId).status = "DECLINED";
    },
    /** At PayPal's own site; the whole rest where no pence are told. */
    refundAtPayPal: (captureId: string, pence?: number): void => {
      const capture = captureRecordOf(books, captureId);
      payBack(books, capture, pence ?? capture.pence - capture.refunded);
    },
    /** A pending refund is made, or given up. */
    settleRefund: (id: string, status: "COMPLETED" | "FAILED" | "CANCELLED"): void => {
      const refund = books.refunds.find((one) => one.id === id);
      if (refund?.status !== "PENDING") throw new Error("The refund is not pending.");
      Object.assign(refund, { status, changedAt: books.now() });
      if (status !== "COMPLETED") giveUp(books, refund);
    },
    /** The buyer opens a case. Answers with its id. */
    openDispute: (captureId: string, reason = "MERCHANDISE_OR_SERVICE_NOT_RECEIVED"): string => {
      const id = `PP-D-${newId()}`;
      const status = "WAITING_FOR_SELLER_RESPONSE";
      const [{ pence, refunded }, at] = [captureRecordOf(books, captureId), books.now()];
      const opened = { id, captureId, reason, pence: pence - refunded, status, outcome: null };
      books.disputes.set(id, { ...opened, at, updatedAt: at });
      return id;
    },
    resolveDispute: (id: string, outcome: string): void => {
      const dispute = books.disputes.get(id);
      if (!dispute) throw new Error(`The stand-in knows no dispute ${id}.`);
      const at = books.now();
      const updatedAt = at === AT ? "2026-02-08T12:00:00Z" : at;
      Object.assign(dispute, { status: "RESOLVED", outcome, updatedAt });
    },
    /** The buyer's bank has taken the money back: the capture itself doesn't tell. */
    reverse: (captureId: string): void => {
      const { orderId, pence } = captureRecordOf(books, captureId);
      books.moves.push({ kind: "reversal", orderId, captureId, pence, status: "REVERSED" });
    },
    makeWebhook: (wish: EventWish): Transmission => webhooks.make(wish),
    /** Signs an event once and sends it so many times. Answers with the statuses. */
    sendWebhook: async (url: string, wish: EventWish, times = 1): Promise<readonly number[]> => {
      const transmission = webhooks.make(wish);
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push(await sendTo(url, transmission));
      return statuses;
    },
    ledger: () => ledgerOf(books),
    activity: () => activityOf(books),
    orders: () =>
      [...books.orders.values()].map(({ id, status, unit, buyer, captures, wantsAddress }) => ({
        id,
        status,
        unit,
        wantsAddress,
        hasBuyer: buyer !== null,
        captureIds: captures.map((capture) => capture.id),
      })),
    asked: (): readonly Asked[] => asked,
    endTokens: (): void => tokens.end(),
    down: (): void => {
      plans.isDown = true;
    },
    up: (): void => {
      plans.isDown = false;
    },
    buyerWill: (deed: Deed, buyer: Buyer = MABEL): void => {
      plans.deed = deed;
      plans.buyer = buyer;
    },
    /** A buyer has pressed PayPal's button. Returns what the buyer does. */
    press: (orderId: string): Deed => {
      if (plans.deed.startsWith("approves")) approve(orderId);
      return plans.deed;
    },
    isApproved: (orderId: string): boolean => orderOf(books, orderId).status === "APPROVED",
  };
};

export type Controls = ReturnType<typeof newControls>;
