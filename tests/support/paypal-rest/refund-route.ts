import * as v from "valibot";
import { payBack, penceOf } from "#tests/support/paypal-rest/books.ts";
import { parsed, type Shop } from "#tests/support/paypal-rest/order-routes.ts";
import {
  DOCUMENTS,
  malformed,
  notFound,
  type Reply,
  type Request,
  unprocessable,
} from "#tests/support/paypal-rest/replies.ts";
import { refundResource } from "#tests/support/paypal-rest/resources.ts";

const RefundRequest = v.strictObject({
  amount: v.optional(
    v.strictObject({
      currency_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
    }),
  ),
  note_to_payer: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
});

/** What Payments v2 objects to. */
const issueOf = (shop: Shop, id: string, amount?: { currency_code: string; value: string }) => {
  const capture = shop.books.captures.get(id);
  if (!capture) return null;
  if (capture.status === "PENDING") return "PENDING_CAPTURE";
  if (!["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"].includes(capture.status))
    return "INVALID_RESOURCE_STATUS";
  const rest = capture.pence - capture.refunded;
  if (rest === 0) return "CAPTURE_FULLY_REFUNDED";
  if (amount && amount.currency_code !== capture.currency)
    return "REFUND_CAPTURE_CURRENCY_MISMATCH";
  return amount && penceOf(amount.value) > rest ? "REFUND_AMOUNT_EXCEEDED" : null;
};

export const refund = (
  shop: Shop & { nextRefund(): string | undefined },
  request: Request,
  id: string,
): Reply => {
  const read = v.safeParse(RefundRequest, parsed(request.text));
  if (!read.success) return malformed([{ issue: "INVALID_PARAMETER_SYNTAX" }], DOCUMENTS.refund);
  const { amount } = read.output;
  if (amount && penceOf(amount.value) === 0)
    return unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", DOCUMENTS.refund);
  const capture = shop.books.captures.get(id);
  if (!capture) return notFound(DOCUMENTS.refund);
  const issue = issueOf(shop, id, amount);
  if (issue) return unprocessable(issue, DOCUMENTS.refund);
  const pence = amount ? penceOf(amount.value) : capture.pence - capture.refunded;
  const made = payBack(shop.books, capture, pence, shop.nextRefund(), read.output.note_to_payer);
  return { status: 201, body: refundResource(made, shop.origin()), document: DOCUMENTS.refund };
};
