import {
  AT,
  type Books,
  type Buyer,
  type CaptureRecord,
  type DisputeRecord,
  moneyOf,
  type OrderRecord,
  type RefundRecord,
} from "#tests/support/paypal-rest/books.ts";

/** Who is paid at the stand-in. */
export const PAYEE = { email_address: "farm@example.com", merchant_id: "FARMMERCHANT1" };

/** What PayPal keeps of a capture: 2.9 % and 30 pence. */
const feeOf = (pence: number): number => Math.round(pence * 0.029) + 30;

export const captureResource = (capture: CaptureRecord, origin: string) => {
  const { id, orderId, status, pence, currency, customId, at, changedAt } = capture;
  const fee = feeOf(pence);
  return {
    id,
    status,
    ...(status === "PENDING" && { status_details: { reason: "PENDING_REVIEW" } }),
    amount: moneyOf(pence, currency),
    final_capture: true,
    ...(customId !== undefined && { custom_id: customId, invoice_id: customId }),
    ...(status !== "PENDING" && {
      seller_receivable_breakdown: {
        gross_amount: moneyOf(pence, currency),
        paypal_fee: moneyOf(fee, currency),
        net_amount: moneyOf(pence - fee, currency),
      },
    }),
    supplementary_data: { related_ids: { order_id: orderId } },
    links: [
      { href: `${origin}/v2/payments/captures/${id}`, rel: "self", method: "GET" },
      { href: `${origin}/v2/payments/captures/${id}/refund`, rel: "refund", method: "POST" },
      { href: `${origin}/v2/checkout/orders/${orderId}`, rel: "up", method: "GET" },
    ],
    create_time: at,
    update_time: changedAt,
  };
};

export const refundResource = (refund: RefundRecord, origin: string) => ({
  id: refund.id,
  amount: moneyOf(refund.pence, refund.currency),
  status: refund.status,
  ...(refund.note !== undefined && { note_to_payer: refund.note }),
  seller_payable_breakdown: { total_refunded_amount: moneyOf(refund.total, refund.currency) },
  links: [
    { href: `${origin}/v2/payments/refunds/${refund.id}`, rel: "self", method: "GET" },
    { href: `${origin}/v2/payments/captures/${refund.captureId}`, rel: "up", method: "GET" },
  ],
  create_time: refund.at,
  update_time: refund.changedAt,
});

const payerResource = ({ givenName, surname, email, phone }: Buyer) => ({
  name: { given_name: givenName, surname },
  email_address: email,
  payer_id: "QYR5Z8XDVJNXQ",
  ...(phone !== undefined && {
    phone: { phone_type: "MOBILE", phone_number: { national_number: phone } },
  }),
  address: { country_code: "GB" },
});

const shippingResource = ({ shipping }: Buyer) =>
  shipping && { shipping: { name: { full_name: shipping.name }, address: shipping.address } };

const minimalOrder = ({ id, status }: OrderRecord, origin: string) => ({
  id,
  status,
  links: [
    { href: `${origin}/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
    { href: `${origin}/checkoutnow?token=${id}`, rel: "payer-action", method: "GET" },
  ],
});

/** An order in the words of Orders v2: whole, or as little as PayPal says where nothing else is preferred. */
export const orderResource = (
  order: OrderRecord,
  origin: string,
  isWhole: boolean,
  made: readonly RefundRecord[] = [],
) => {
  if (!isWhole) return minimalOrder(order, origin);
  const { buyer, captures, unit, wantsAddress } = order;
  return {
    ...minimalOrder(order, origin),
    intent: "CAPTURE",
    payment_source: { paypal: buyer ? { email_address: buyer.email } : {} },
    purchase_units: [
      {
        reference_id: "default",
        ...unit,
        payee: PAYEE,
        ...(buyer && wantsAddress && shippingResource(buyer)),
        ...(captures.length > 0 && {
          payments: {
            captures: captures.map((capture) => captureResource(capture, origin)),
            ...(made.length > 0 && { refunds: made.map((one) => refundResource(one, origin)) }),
          },
        }),
      },
    ],
    ...(buyer && { payer: payerResource(buyer) }),
    create_time: AT,
  };
};

export const orderOf = (books: Books, id: string): OrderRecord => {
  const order = books.orders.get(id);
  if (!order) throw new Error(`The stand-in knows no order ${id}.`);
  return order;
};

export const captureRecordOf = (books: Books, id: string): CaptureRecord => {
  const capture = books.captures.get(id);
  if (!capture) throw new Error(`The stand-in knows no capture ${id}.`);
  return capture;
};

/** PayPal answers a seller within ten days. */
const DUE = "2026-02-11T12:00:00Z";

export const disputeResource = (dispute: DisputeRecord, capture: CaptureRecord) => {
  const { id, reason, status, outcome, updatedAt, pence, at } = dispute;
  const amount = moneyOf(pence, capture.currency);
  return {
    dispute_id: id,
    create_time: at,
    update_time: updatedAt,
    disputed_transactions: [
      { buyer_transaction_id: `B-${capture.id}`, seller_transaction_id: capture.id },
    ],
    reason,
    status,
    dispute_amount: amount,
    dispute_life_cycle_stage: "CHARGEBACK",
    dispute_channel: "INTERNAL",
    ...(status !== "RESOLVED" && { seller_response_due_date: DUE }),
    ...(outcome !== null && {
      dispute_outcome: {
        outcome_code: outcome,
        ...(outcome === "RESOLVED_BUYER_FAVOUR" && { amount_refunded: amount }),
      },
    }),
  };
};
