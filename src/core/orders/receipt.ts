import type { Farm } from "#core/farm.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import { isPaid } from "#core/orders/order-money.ts";
import type { OrderStatus } from "#core/orders/order-status.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import { paymentName } from "#core/orders/payment-words.ts";
import { type RefundLine, refundsOf } from "#core/orders/refunds-of-order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";

export interface ReceiptLine {
  readonly item: OrderItem;
  readonly way: string;
  readonly sum: Pence;
}

export interface Receipt {
  readonly order: string;
  readonly date: string;
  readonly seller: readonly string[];
  readonly vat: string;
  readonly lines: readonly ReceiptLine[];
  readonly total: Pence;
  readonly paidWith: string;
  readonly paid: Pence;
  readonly paidBack: Pence;
  readonly refunds: readonly RefundLine[];
}

const PAID_BY_HAND: Readonly<Record<HowPaid, string>> = {
  cash: "Paid in cash",
  card: "Paid by card",
  "hand-over": "Paid",
  account: "Paid by bank transfer",
};

const paidWith = ({ paymentMethod, paid }: Order): string => {
  if (paid) return PAID_BY_HAND[paid.how];
  if (!paymentMethod) return "Paid";
  const name = paymentName(paymentMethod);
  return paymentMethod === "practice" ? `${name}, no money moved` : `Paid with ${name}`;
};

const sellerOf = ({ name, address, phone, email, business }: Farm): readonly string[] => [
  business.name || name,
  ...(business.name && business.name !== name ? [`trading as ${name}`] : []),
  ...(business.address ? [business.address] : address),
  `${phone}, ${email}`,
];

const dateOf = (order: Order): string => {
  const day = dayOf(order.date);
  return day ? `${writtenDay(day)} ${day.slice(0, 4)}` : "";
};

const REFUNDED: OrderStatus = "Refunded";

export const receiptOf = (order: Order, farm: Farm): Receipt | null => {
  const isPaidBack = order.status === REFUNDED;
  if (!isPaid(order) && !isPaidBack) return null;
  const paid = order.captured ?? order.total;
  return {
    order: shortId(order),
    date: dateOf(order),
    seller: sellerOf(farm),
    vat: farm.business.vat,
    lines: asSold(order.items, farm.eggs).map((item) => ({
      item,
      way: isCollected(item) ? "to collect" : "delivered",
      sum: item.price * item.quantity,
    })),
    total: order.total,
    paidWith: paidWith(order),
    paid,
    paidBack: isPaidBack ? paid : (order.returned ?? 0),
    refunds: refundsOf(order),
  };
};
