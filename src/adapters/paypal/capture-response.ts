import * as v from "valibot";
import type { Capture } from "#core/payments/payment.ts";
import { Fault } from "#ports/fault.ts";

const Text = v.fallback(v.string(), "");

const TAKEN = ["COMPLETED", "PENDING"];

const ANONYMOUS = { name: { given_name: "" }, email_address: "" };

const CaptureResponse = v.object({
  payer: v.fallback(
    v.object({
      name: v.fallback(v.object({ given_name: Text }), ANONYMOUS.name),
      email_address: Text,
    }),
    ANONYMOUS,
  ),
  purchase_units: v.array(
    v.object({ payments: v.object({ captures: v.array(v.object({ status: v.string() })) }) }),
  ),
});

/**
 * PayPal's answer to a capture. Each capture's own status counts, as Orders v2 documents it, and not the order's.
 * Throws a Fault when the answer names no capture, or one that is neither COMPLETED nor PENDING.
 */
export const readCapture = (response: unknown): Capture => {
  const read = v.safeParse(CaptureResponse, response);
  if (!read.success) throw new Fault("payment-failed", "PayPal's answer names no capture.");
  const { payer, purchase_units } = read.output;
  const statuses = purchase_units.flatMap(({ payments }) =>
    payments.captures.map(({ status }) => status),
  );
  if (statuses.length === 0 || !statuses.every((status) => TAKEN.includes(status)))
    throw new Fault("payment-failed", `PayPal took no money: ${statuses.join() || "no capture"}.`);
  return {
    payer: { givenName: payer.name.given_name, email: payer.email_address },
    isPending: statuses.includes("PENDING"),
  };
};

const written = (error: unknown): string => {
  try {
    return JSON.stringify(error) ?? "";
  } catch {
    return "";
  }
};

/**
 * Whether PayPal turned a capture away because the order had been captured before: Orders v2's
 * issue ORDER_ALREADY_CAPTURED, which the browser SDK passes on in the error or its message.
 */
export const wasCapturedBefore = (error: unknown): boolean => {
  const told = error instanceof Error ? error.message : "";
  return `${told} ${written(error)}`.includes("ORDER_ALREADY_CAPTURED");
};
