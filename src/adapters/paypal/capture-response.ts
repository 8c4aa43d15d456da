import * as v from "valibot";
import type { Payer } from "#core/orders/payment.ts";
import { Fault } from "#ports/fault.ts";

const Text = v.fallback(v.string(), "");

const CaptureResponse = v.object({
  payer: v.fallback(
    v.object({
      name: v.fallback(v.object({ given_name: Text }), { given_name: "" }),
      email_address: Text,
    }),
    { name: { given_name: "" }, email_address: "" },
  ),
  purchase_units: v.fallback(
    v.array(
      v.object({
        payments: v.fallback(
          v.object({ captures: v.fallback(v.array(v.object({ status: Text })), []) }),
          { captures: [] },
        ),
      }),
    ),
    [],
  ),
});

const REFUSED = ["DECLINED", "FAILED"];

/** The payer in PayPal's answer to a capture. Throws a Fault when the answer says that no money was taken. */
export const readCapture = (response: unknown): Payer => {
  const read = v.safeParse(CaptureResponse, response);
  if (!read.success) throw new Fault("payment-failed", "PayPal's answer could not be read.");
  const { payer, purchase_units } = read.output;
  const captures = purchase_units.flatMap((unit) => unit.payments.captures);
  if (captures.some((capture) => REFUSED.includes(capture.status)))
    throw new Fault("payment-failed", "PayPal took no money.");
  return { givenName: payer.name.given_name, email: payer.email_address };
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
