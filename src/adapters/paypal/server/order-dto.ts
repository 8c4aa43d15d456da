import * as v from "valibot";
import {
  captureOf,
  payeeOf,
  returnedOf,
  ToldCapture,
  ToldPayee,
  ToldRefund,
  weightiest,
} from "#adapters/paypal/server/capture-dto.ts";
import { told, toldId, toldText } from "#adapters/paypal/shared/lenient-object.ts";
import { payerOf, ToldPayer, ToldShipping, ToldSource } from "#adapters/paypal/shared/payer-dto.ts";
import type { ProviderOrder } from "#core/payments/payment.ts";
import type { CreatedOrder } from "#ports/payment-gateway.ts";

const Unit = told({
  custom_id: toldText(255),
  payee: ToldPayee,
  shipping: ToldShipping,
  payments: told({
    captures: v.fallback(v.array(ToldCapture), []),
    refunds: v.fallback(v.array(ToldRefund), []),
  }),
});

/** An order as Orders v2 tells it (checkout_orders_v2, schema "order"). */
const Order = told({
  id: toldId,
  status: toldText(40),
  payer: ToldPayer,
  payment_source: ToldSource,
  purchase_units: v.fallback(v.array(Unit), []),
});

const NO_UNIT = v.parse(Unit, {});

const KINDS: Readonly<Partial<Record<string, "unapproved" | "approved" | "gone">>> = {
  CREATED: "unapproved",
  SAVED: "unapproved",
  PAYER_ACTION_REQUIRED: "unapproved",
  APPROVED: "approved",
  VOIDED: "gone",
};

/** What the order holds: null where it can't be told, such as one that is COMPLETED without a capture. */
export const readOrder = (body: unknown): ProviderOrder | null => {
  const { status, payer: ofOrder, payment_source: source, purchase_units } = v.parse(Order, body);
  const unit = purchase_units[0] ?? NO_UNIT;
  const payer = payerOf({ payer: ofOrder, source, shipping: unit.shipping });
  const kind = KINDS[status];
  const told = weightiest(purchase_units.flatMap(({ payments }) => payments.captures));
  const returned = returnedOf(purchase_units.flatMap(({ payments }) => payments.refunds));
  const deps = { payer, payee: payeeOf(unit.payee), reference: unit.custom_id, returned };
  const capture = told && captureOf(told, deps);
  // A card that was declined may stand beside an order that another can still pay.
  if (capture && !(kind && capture.state === "denied")) return { kind: "captured", capture };
  if (kind === undefined) return null;
  return kind === "approved" ? { kind, payer } : { kind };
};

/** The answer to "create order": null where it names no order. */
export const readCreated = (body: unknown): CreatedOrder | null => {
  const { id, purchase_units } = v.parse(Order, body);
  const payee = payeeOf((purchase_units[0] ?? NO_UNIT).payee);
  return id === null ? null : { orderId: id, ...(payee && { payee }) };
};
