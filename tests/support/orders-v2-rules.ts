import * as v from "valibot";

/** Rules of PayPal's Orders v2 "create order" that a farm's basket could break. */
const Money = v.strictObject({
  currency_code: v.literal("GBP"),
  value: v.pipe(v.string(), v.regex(/^(0|[1-9]\d*)\.\d\d$/), v.maxLength(32)),
});

const Item = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^.+ \((6|12|18|30) pack\)$/), v.maxLength(127)),
  description: v.pipe(v.string(), v.regex(/delivery|collection/i), v.maxLength(127)),
  sku: v.pipe(v.string(), v.minLength(1), v.maxLength(127)),
  quantity: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/)),
  unit_amount: Money,
  category: v.literal("PHYSICAL_GOODS"),
});

const pence = (value: string): bigint => BigInt(value.replace(".", ""));

const Unit = v.pipe(
  v.strictObject({
    amount: v.strictObject({
      ...Money.entries,
      breakdown: v.strictObject({ item_total: Money }),
    }),
    items: v.pipe(v.array(Item), v.minLength(1)),
  }),
  v.check(({ amount }) => pence(amount.value) > 0n, "CANNOT_BE_ZERO_OR_NEGATIVE"),
  v.check(({ amount }) => amount.value === amount.breakdown.item_total.value, "AMOUNT_MISMATCH"),
  v.check(({ amount, items }) => {
    const sum = items.reduce(
      (total, item) => total + pence(item.unit_amount.value) * BigInt(item.quantity),
      0n,
    );
    return pence(amount.breakdown.item_total.value) === sum;
  }, "ITEM_TOTAL_MISMATCH"),
);

const OrderRequest = v.strictObject({
  intent: v.literal("CAPTURE"),
  purchase_units: v.pipe(v.array(Unit), v.length(1)),
  application_context: v.optional(
    v.strictObject({ shipping_preference: v.picklist(["GET_FROM_FILE", "NO_SHIPPING"]) }),
  ),
});

/** What Orders v2 would object to: an empty list when nothing. */
export const checkOrderRequest = (request: unknown): string[] =>
  v
    .safeParse(OrderRequest, request)
    .issues?.map((issue) => `${v.getDotPath(issue) ?? "request"}: ${issue.message}`) ?? [];
