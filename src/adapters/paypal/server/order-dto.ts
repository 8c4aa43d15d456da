import * as v from "valibot";
import {
  CaptureDto,
  captureOf,
  PayeeDto,
  payeeOf,
  RefundDto,
  refundsOf,
  unsettledOf,
  weightiest,
} from "#adapters/paypal/server/capture-dto.ts";
import { lenientId, lenientObject, lenientText } from "#adapters/paypal/shared/lenient-object.ts";
import {
  PayerDto,
  PaymentSourceDto,
  payerOf,
  ShippingDto,
} from "#adapters/paypal/shared/payer-dto.ts";
import type { ProviderOrder } from "#core/payments/payment.ts";
import type { CreatedOrder } from "#ports/payment-gateway.ts";

const PurchaseUnitDto = lenientObject({
  custom_id: lenientText(255),
  payee: PayeeDto,
  shipping: ShippingDto,
  payments: lenientObject({
    captures: v.fallback(v.array(CaptureDto), []),
    refunds: v.fallback(v.array(RefundDto), []),
  }),
});

const PayPalOrderDto = lenientObject({
  id: lenientId,
  status: lenientText(40),
  payer: PayerDto,
  payment_source: PaymentSourceDto,
  purchase_units: v.fallback(v.array(PurchaseUnitDto), []),
});

const NO_UNIT = v.parse(PurchaseUnitDto, {});

const KINDS: Readonly<Partial<Record<string, "unapproved" | "approved" | "gone">>> = {
  CREATED: "unapproved",
  SAVED: "unapproved",
  PAYER_ACTION_REQUIRED: "unapproved",
  APPROVED: "approved",
  VOIDED: "gone",
};

export const readOrder = (body: unknown): ProviderOrder | null => {
  const {
    status,
    payer: ofOrder,
    payment_source: source,
    purchase_units,
  } = v.parse(PayPalOrderDto, body);
  const unit = purchase_units[0] ?? NO_UNIT;
  const payer = payerOf({ payer: ofOrder, source, shipping: unit.shipping });
  const kind = KINDS[status];
  const captured = weightiest(purchase_units.flatMap(({ payments }) => payments.captures));
  const made = purchase_units.flatMap(({ payments }) => payments.refunds);
  const [refunds, unsettled] = [refundsOf(made), unsettledOf(made)];
  const deps = { payer, payee: payeeOf(unit.payee), reference: unit.custom_id, refunds, unsettled };
  const capture = captured && captureOf(captured, deps);
  if (capture && !(kind && capture.state === "denied")) return { kind: "captured", capture };
  if (kind === undefined) return null;
  return kind === "approved" ? { kind, payer } : { kind };
};

export const readCreated = (body: unknown): CreatedOrder | null => {
  const { id, purchase_units } = v.parse(PayPalOrderDto, body);
  const payee = payeeOf((purchase_units[0] ?? NO_UNIT).payee);
  return id === null ? null : { orderId: id, ...(payee && { payee }) };
};
