import * as v from "valibot";
import type { Capture } from "#core/payments/payment.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";

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

const toldBy = (error: unknown): string =>
  `${error instanceof Error ? error.message : ""} ${written(error)}`;

/**
 * What a capture that ended in an error was: Orders v2 names the issue where it refused one, which the
 * browser SDK passes on in the error or its message. An error without an issue, such as a lost
 * connection, doesn't tell whether the money was taken.
 */
export const faultOfCapture = (error: unknown): FaultCode => {
  const told = toldBy(error);
  if (told.includes("ORDER_ALREADY_CAPTURED")) return "payment-already-captured";
  return /"issue\\?"|INSTRUMENT_DECLINED/.test(told) ? "payment-failed" : "payment-doubtful";
};
