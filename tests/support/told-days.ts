import { deniedLetter, readyLetter, refundedLetter } from "#core/letters/customer-letters.ts";
import { attentionLetter, newOrderLetter } from "#core/letters/owner-letters.ts";
import { paidLetter } from "#core/letters/paid-letter.ts";
import { type Letter, letterText } from "#core/messages/letter.ts";
import { whenAndWhere } from "#core/orders/appointment.ts";
import { daysInWords } from "#core/orders/days-in-words.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { todayAt } from "#core/shared/today.ts";
import { aShop, type Stores } from "#tests/support/a-shop.ts";

/** Around a weekend in summer, before and after closing time, and one in winter. */
export const MOMENTS = [
  "2026-06-19T22:30:00.000Z",
  "2026-06-20T11:00:00.000Z",
  "2026-06-20T16:30:00.000Z",
  "2026-06-22T08:00:00.000Z",
  "2026-12-26T11:00:00.000Z",
] as const;

const written = (name: string, letter: Letter): string =>
  `-- ${name}: ${letter.subject}\n${letterText(letter)}`;

/** All that the shop says at an instant of the days that its orders are for. */
export const toldDays = async (stores: Stores, now: string): Promise<string> => {
  const { app, records } = aShop({ stores, clock: { now: () => now } });
  const farm = await loadFarm(records);
  const { items } = await app.shop.office.listOrders({ text: "", status: "All", after: null });
  const letters = (order: Order): readonly string[] => [
    written("paid", paidLetter(order, now, farm)),
    written("ready", readyLetter(order, farm)),
    written("refunded", refundedLetter(order, moneyOf(order) || order.total, farm)),
    written("denied", deniedLetter(order, farm)),
    written("new order", newOrderLetter(order, now, farm)),
    written("needs attention", attentionLetter(order, farm)),
  ];
  const ofOrder = (order: Order): readonly string[] => [
    `- order ${order.id}, ${order.status}`,
    ...whenAndWhere(order, todayAt(now), farm).map(({ words }) => words),
    `slip: for ${daysInWords(order, (method) => dueBy(order, method, now, farm).day)}`,
    ...(now === MOMENTS[1] ? letters(order) : []),
  ];
  const packing = (await app.shop.office.getPackingList()).map((day) =>
    [
      `${day.day}${day.isOverdue ? ", overdue" : ""}`,
      ...day.deliveries.map(({ order, isPart }) => `delivery ${order.id}${isPart ? ", part" : ""}`),
      ...day.collections.map(
        ({ order, isPart }) => `collection ${order.id}${isPart ? ", part" : ""}`,
      ),
    ].join("; "),
  );
  const { pending } = await app.shop.office.getOrderOverview();
  return [
    `=== at ${now}`,
    ...items.flatMap(ofOrder),
    "- packing list",
    ...packing,
    "- dashboard",
    ...pending.map(
      ({ order, day, isOverdue }) => `${order.id} ${day}${isOverdue ? ", overdue" : ""}`,
    ),
  ].join("\n");
};
