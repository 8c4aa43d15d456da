import * as v from "valibot";
import {
  type Detail,
  DOCUMENTS,
  malformed,
  type Reply,
  unprocessable,
} from "#tests/support/paypal-rest/replies.ts";

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const Money = v.strictObject({
  currency_code: v.literal("GBP"),
  value: v.pipe(v.string(), v.maxLength(32), v.regex(/^(0|[1-9]\d*)\.\d{2}$/)),
});

const Item = v.strictObject({
  name: text(127),
  description: v.optional(v.pipe(v.string(), v.maxLength(127))),
  sku: v.optional(text(127)),
  quantity: v.pipe(v.string(), v.maxLength(10), v.regex(/^[1-9]\d*$/)),
  unit_amount: Money,
  category: v.picklist(["PHYSICAL_GOODS", "DIGITAL_GOODS", "DONATION"]),
});

const Unit = v.strictObject({
  custom_id: v.optional(text(127)),
  invoice_id: v.optional(text(127)),
  amount: v.strictObject({
    ...Money.entries,
    breakdown: v.strictObject({ item_total: Money }),
  }),
  items: v.pipe(v.array(Item), v.minLength(1)),
});

const Context = v.strictObject({
  shipping_preference: v.picklist(["GET_FROM_FILE", "NO_SHIPPING"]),
  user_action: v.picklist(["CONTINUE", "PAY_NOW"]),
  payment_method_preference: v.picklist(["UNRESTRICTED", "IMMEDIATE_PAYMENT_REQUIRED"]),
  brand_name: text(127),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/)),
  return_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
});

/** Stricter than PayPal in one thing: an unknown field is refused and not passed over. */
const CreateRequest = v.strictObject({
  intent: v.literal("CAPTURE"),
  purchase_units: v.pipe(v.array(Unit), v.length(1)),
  payment_source: v.strictObject({ paypal: v.strictObject({ experience_context: Context }) }),
});

export type CreateRequest = v.InferOutput<typeof CreateRequest>;

const ISSUES: Readonly<Record<string, string>> = {
  max_length: "INVALID_STRING_LENGTH",
  min_length: "INVALID_STRING_LENGTH",
  literal: "INVALID_PARAMETER_VALUE",
  picklist: "INVALID_PARAMETER_VALUE",
};

const detailOf = (issue: v.BaseIssue<unknown>): Detail => ({
  field: `/${(v.getDotPath(issue) ?? "").replaceAll(".", "/")}`,
  issue:
    issue.received === "undefined"
      ? "MISSING_REQUIRED_PARAMETER"
      : (ISSUES[issue.type] ?? "INVALID_PARAMETER_SYNTAX"),
});

const pence = (value: string): bigint => BigInt(value.replace(".", ""));

/** What is wrong with the sums. */
const clashIn = ({ purchase_units: [unit] }: CreateRequest): string | null => {
  if (!unit) return "MISSING_REQUIRED_PARAMETER";
  const { amount, items } = unit;
  const itemTotal = pence(amount.breakdown.item_total.value);
  const sum = items.reduce(
    (total, item) => total + pence(item.unit_amount.value) * BigInt(item.quantity),
    0n,
  );
  if (pence(amount.value) === 0n) return "CANNOT_BE_ZERO_OR_NEGATIVE";
  if (sum !== itemTotal) return "ITEM_TOTAL_MISMATCH";
  return itemTotal === pence(amount.value) ? null : "AMOUNT_MISMATCH";
};

type Checked =
  | { readonly ok: true; readonly value: CreateRequest }
  | { readonly ok: false; readonly reply: Reply };

/** A "create order" as Orders v2 takes it, or what it answers. */
export const checkCreate = (json: unknown): Checked => {
  const read = v.safeParse(CreateRequest, json);
  if (!read.success)
    return { ok: false, reply: malformed(read.issues.map(detailOf), DOCUMENTS.create) };
  const clash = clashIn(read.output);
  return clash === null
    ? { ok: true, value: read.output }
    : { ok: false, reply: unprocessable(clash, DOCUMENTS.create) };
};
