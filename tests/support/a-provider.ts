import type { Capture, Payer, ProviderOrder } from "#core/payments/payment.ts";
import { sumOf } from "#core/shared/sum.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";
import type { PaymentGateway, RefundMade } from "#ports/payment-gateway.ts";
import { MABEL } from "#tests/support/a-shop.ts";

interface KnownOrder {
  seen: ProviderOrder;
  readonly amount: number;
  readonly reference: string;
}

export const AT_HOME = { lines: ["1 High Street", "Crawley"], postcode: "RH10 1AA", country: "GB" };

const HERS: Payer = { ...MABEL, name: "Mabel Hen", address: AT_HOME };

/** A provider that can be asked, as PayPal can, and that fails on demand. */
export const aProvider = () => {
  const known = new Map<string, KnownOrder>();
  const keys: string[] = [];
  const refunds = new Map<string, string>();
  let failure: { readonly code: FaultCode; readonly isAfterwards: boolean } | null = null;
  let captured: Partial<Capture> = {};
  let isSlow = false;

  const fail = (isAfterwards: boolean): void => {
    if (failure?.isAfterwards !== isAfterwards) return;
    const { code } = failure;
    failure = null;
    throw new Fault(code);
  };
  const orderOf = (orderId: string): KnownOrder => {
    const order = known.get(orderId);
    if (!order) throw new Fault("payment-refused");
    return order;
  };

  /** As PayPal's own site would, where it has no key. */
  const makePart = (captureId: string, key: string, amount: number): void => {
    const order = orderOf(captureId.replace("MONEY-OF-", ""));
    if (order.seen.kind !== "captured") throw new Fault("payment-refused");
    const { capture } = order.seen;
    const made = capture.refunds ?? [];
    if (made.some(({ id }) => id === `REFUND-${key}`)) return;
    const left = order.amount - sumOf(made, (one) => one.amount);
    if (amount > left) throw new Fault("payment-refused");
    const state = amount === left ? "refunded" : "partly-refunded";
    const more = [...made, { id: `REFUND-${key}`, amount }];
    order.seen = { kind: "captured", capture: { ...capture, state, refunds: more } };
  };

  const captureOf = (orderId: string): Capture => {
    const { seen } = orderOf(orderId);
    if (seen.kind !== "captured") throw new Error("Nothing was captured.");
    return seen.capture;
  };

  const makeLater = (captureId: string, key: string): RefundMade => {
    const orderId = captureId.replace("MONEY-OF-", "");
    const unsettled = [{ id: `REFUND-${key}`, state: "pending" as const }];
    orderOf(orderId).seen = { kind: "captured", capture: { ...captureOf(orderId), unsettled } };
    return { id: `REFUND-${key}`, isPending: true };
  };

  const gateway: PaymentGateway = {
    create: async (purchase, reference) => {
      fail(false);
      const orderId = `PAY-${known.size + 1}`;
      known.set(orderId, { seen: { kind: "unapproved" }, amount: purchase.total, reference });
      return { orderId, payee: "THE-FARM" };
    },
    capture: async (orderId, { key }) => {
      keys.push(key);
      fail(false);
      const order = orderOf(orderId);
      if (order.seen.kind === "unapproved") throw new Fault("payment-not-approved");
      if (order.seen.kind === "gone") throw new Fault("payment-refused");
      if (order.seen.kind === "approved") {
        const { amount, reference } = order;
        const paid = { amount, currency: "GBP", reference, payee: "THE-FARM" };
        const capture: Capture = {
          state: "completed",
          payer: order.seen.payer,
          captureId: `MONEY-OF-${orderId}`,
          fee: 30,
          paid,
          ...captured,
        };
        order.seen = { kind: "captured", capture };
      }
      fail(true);
      return order.seen.capture;
    },
    getOrder: async (orderId) => {
      fail(false);
      return known.get(orderId)?.seen ?? { kind: "gone" };
    },
    refund: async (captureId, { key, part }) => {
      fail(false);
      if (isSlow) return makeLater(captureId, key);
      if (part) makePart(captureId, key, part.amount);
      else if (!refunds.has(captureId)) refunds.set(captureId, key);
      fail(true);
      return { id: `REFUND-${key}` };
    },
  };

  return {
    gateway,
    keys,
    refunds,
    /** The next call fails so, before anything has happened or after it. */
    fail: (code: FaultCode, isAfterwards = false) => {
      failure = { code, isAfterwards };
    },
    /** What the next captures tell other than usual. */
    tell: (change: Partial<Capture>) => {
      captured = change;
    },
    approve: (orderId: string, payer: Payer = HERS) => {
      orderOf(orderId).seen = { kind: "approved", payer };
    },
    /** What has become of it, whatever it was. */
    become: (orderId: string, seen: ProviderOrder) => {
      orderOf(orderId).seen = seen;
    },
    makePart,
    /** The capture as it is now. */
    captureBecomes: (orderId: string, change: Partial<Capture>) => {
      orderOf(orderId).seen = {
        kind: "captured",
        capture: { ...captureOf(orderId), ...change },
      };
    },
    /** Refunds from now on are pending, until they are settled. */
    waitWithRefunds: () => {
      isSlow = true;
    },
    /** The pending refund of an order is made or given up. */
    settle: (orderId: string, amount: number, state: "refunded" | "partly-refunded" | "failed") => {
      const { unsettled: pending = [], refunds: made = [] } = captureOf(orderId);
      const { unsettled: _none, ...capture } = captureOf(orderId);
      const seen =
        state === "failed"
          ? { ...capture, unsettled: pending.map(({ id }) => ({ id, state })) }
          : { ...capture, state, refunds: [...made, ...pending.map(({ id }) => ({ id, amount }))] };
      orderOf(orderId).seen = { kind: "captured", capture: seen };
    },
    captures: () => [...known.values()].filter(({ seen }) => seen.kind === "captured").length,
  };
};
