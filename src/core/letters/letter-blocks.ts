import type { Farm } from "#core/farm.ts";
import { collectionTimes, farmAddress } from "#core/farm-words.ts";
import type { Block } from "#core/messages/letter.ts";
import { addressLines } from "#core/orders/address.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import { type Receipt, receiptOf } from "#core/orders/receipt.ts";
import { payerInWords } from "#core/orders/recipient-of.ts";
import { formatPounds, type Pence } from "#core/shared/money.ts";

export const gbp = (pence: Pence): string => `£${formatPounds(pence)}`;

export const itemLine = ({ name, packSize, quantity }: OrderItem): string =>
  `${quantity} × ${name} (${packSize} pack)`;

const soldLine = (item: OrderItem): string =>
  `${itemLine(item)}, ${isCollected(item) ? "to collect" : "delivered"}: ${gbp(item.price * item.quantity)}`;

export const itemsOf = (order: Order, { eggs }: Farm): Block => ({
  title: `Order ${shortId(order)}`,
  lines: [...asSold(order.items, eggs).map(soldLine), `Total: ${gbp(order.total)}`],
});

const paidByIn = ({ paidBy }: Pick<Receipt, "paidBy">): string => paidBy && `Paid by ${paidBy}`;

export const receiptBlocks = (order: Order, farm: Farm): readonly Block[] => {
  const receipt = receiptOf(order, farm);
  if (!receipt) return [];
  const { payments, date, seller, vat } = receipt;
  const lines = [
    ...payments.map(({ title, sum }) => `${title}: ${gbp(sum)}`),
    ...seller,
    vat && `VAT number ${vat}`,
  ];
  return [
    {
      title: date ? `Receipt, ${date}` : "Receipt",
      lines: [...lines, paidByIn(receipt)].filter((line) => line !== ""),
    },
  ];
};

export const collectedOf = (order: Order, { eggs }: Farm): Block => ({
  title: `Order ${shortId(order)}`,
  lines: asSold(itemsLeft(order), eggs).filter(isCollected).map(itemLine),
});

/** What is left of an order of which something was given back. */
export const leftBlocks = (order: Order, { eggs }: Farm): readonly Block[] => {
  const left = itemsLeft(order);
  if (order.items.every(({ givenBack }) => givenBack === undefined))
    return hasLogged(order, "packs-changed") ? [] : ["The order itself stays as it is."];
  return left.length > 0
    ? [{ title: "What is left of your order", lines: asSold(left, eggs).map(itemLine) }]
    : [];
};

export const addressOf = ({ recipient, customerName = "", address }: Order): readonly string[] =>
  address
    ? [recipient ?? customerName, ...addressLines(address)].filter((line) => line !== "")
    : [];

export const whoOrdered = (order: Order): Block => {
  const { customerName = "", customerEmail, phone = "", recipient } = order;
  const payer = payerInWords(order);
  const known = [
    ...[customerName, customerEmail, phone],
    recipient ? `For ${recipient}` : "",
    payer && `Paid by ${payer}`,
  ].filter((line) => line !== "");
  return { title: "Customer", lines: known.length > 0 ? known : ["Nothing is known of who paid."] };
};

export const greeting = ({ customerName = "" }: Pick<Order, "customerName">): string =>
  customerName ? `Hello ${customerName},` : "Hello,";

export const gateBlocks = (farm: Farm): readonly Block[] => [
  { title: "When we are here", lines: [collectionTimes(farm)] },
  { title: "Where to find us", lines: farmAddress(farm) },
  farm.directions,
];
