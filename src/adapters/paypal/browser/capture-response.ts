import * as v from "valibot";
import {
  PayerDto,
  PaymentSourceDto,
  payerOf,
  ShippingDto,
} from "#adapters/paypal/shared/payer-dto.ts";
import type { Capture } from "#core/payments/payment.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";

const TAKEN = ["COMPLETED", "PENDING"];

const NOBODY = v.parse(PayerDto, {});
const NO_SOURCE = v.parse(PaymentSourceDto, {});
const NOWHERE = v.parse(ShippingDto, {});

const CaptureResponse = v.object({
  payer: v.optional(PayerDto, NOBODY),
  payment_source: v.optional(PaymentSourceDto, NO_SOURCE),
  purchase_units: v.array(
    v.object({
      shipping: v.optional(ShippingDto, NOWHERE),
      payments: v.object({ captures: v.array(v.object({ status: v.string() })) }),
    }),
  ),
});

/** Throws Fault("payment-failed") unless a capture's own status is COMPLETED or PENDING. */
export const readCapture = (response: unknown): Capture => {
  const read = v.safeParse(CaptureResponse, response);
  if (!read.success) throw new Fault("payment-failed", "PayPal's answer names no capture.");
  const { payer, payment_source: source, purchase_units } = read.output;
  const statuses = purchase_units.flatMap(({ payments }) =>
    payments.captures.map(({ status }) => status),
  );
  if (statuses.length === 0 || !statuses.every((status) => TAKEN.includes(status)))
    throw new Fault("payment-failed", `PayPal took no money: ${statuses.join() || "no capture"}.`);
  return {
    payer: payerOf({ payer, source, shipping: purchase_units[0]?.shipping ?? NOWHERE }),
    state: statuses.includes("PENDING") ? "pending" : "completed",
  };
};

const jsonOf = (error: unknown): string => {
  try {
    return JSON.stringify(error) ?? "";
  } catch {
    return "";
  }
};

const messageOf = (error: unknown): string =>
  `${error instanceof Error ? error.message : ""} ${jsonOf(error)}`;

/** Without an issue by name, as after a lost connection, the money may have been taken. */
export const faultOfCapture = (error: unknown): FaultCode => {
  const message = messageOf(error);
  if (message.includes("ORDER_ALREADY_CAPTURED")) return "payment-already-captured";
  return /"issue\\?"|INSTRUMENT_DECLINED/.test(message) ? "payment-failed" : "payment-doubtful";
};
