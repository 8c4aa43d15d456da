import type { Farm } from "#core/farm.ts";
import { isPaying, paidIn } from "#core/money/movement.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import { giftOf, givenBackOf, isPaid, owedOf, paidOf } from "#core/orders/order-money.ts";
import { wayPaid } from "#core/orders/paid-by-hand.ts";
import { PAID_BY, paymentName } from "#core/orders/payment-words.ts";
import { payerInWords } from "#core/orders/recipient-of.ts";
import { type RefundLine, refundsOf } from "#core/orders/refunds-of-order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";

export interface ReceiptLine {
  readonly item: OrderItem;
  readonly way: string;
  readonly sum: Pence;
}

export interface ReceiptPayment {
  readonly title: string;
  readonly sum: Pence;
}

export interface Receipt {
  readonly order: string;
  readonly customer: string;
  /** Whose account or card paid, where that is another. */
  readonly paidBy: string;
  readonly date: string;
  readonly seller: readonly string[];
  readonly vat: string;
  readonly lines: readonly ReceiptLine[];
  readonly total: Pence;
  readonly gift: Pence;
  readonly payments: readonly ReceiptPayment[];
  readonly paid: Pence;
  readonly owed: Pence;
  readonly paidBack: Pence;
  readonly refunds: readonly RefundLine[];
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const paidWith = (order: Order): string => {
  const { paymentMethod, paid } = order;
  if (paid) return capitalized(PAID_BY[wayPaid(order)]);
  if (!paymentMethod) return "Paid";
  const name = paymentName(paymentMethod);
  return paymentMethod === "practice" ? `${name}, no money moved` : `Paid with ${name}`;
};

/** One of each way, where some of it was paid another way. */
const paymentsOf = (order: Order): readonly ReceiptPayment[] => {
  const ways = new Set(order.money.filter(isPaying).map(({ how }) => how));
  if (!order.rest || ways.size < 2) return [{ title: paidWith(order), sum: paidOf(order) }];
  return [...ways].map((way) => ({
    title: capitalized(PAID_BY[way]),
    sum: paidIn(order.money.filter(({ how }) => how === way)),
  }));
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

export const receiptOf = (order: Order, farm: Farm): Receipt | null => {
  if (!isPaid(order)) return null;
  return {
    order: shortId(order),
    customer: order.customerName ?? "",
    paidBy: payerInWords(order),
    date: dateOf(order),
    seller: sellerOf(farm),
    vat: farm.business.vat,
    lines: asSold(order.items, farm.eggs).map((item) => ({
      item,
      way: isCollected(item) ? "to collect" : "delivered",
      sum: item.price * item.quantity,
    })),
    total: order.total,
    gift: giftOf(order),
    payments: paymentsOf(order),
    paid: paidOf(order),
    owed: owedOf(order),
    paidBack: givenBackOf(order),
    refunds: refundsOf(order),
  };
};
