// Keyset pagination of orders, the newest first.
import { type Order, placedAt } from "#core/orders/order.ts";
import { askedOf } from "#core/orders/order-search.ts";
import type { ORDERS } from "#core/orders/orders.ts";
import { waysOfDay } from "#core/orders/orders-of-day.ts";
import { waysOverdue } from "#core/orders/overdue-orders.ts";
import { STATUSES_THAT_WAIT } from "#core/orders/status-sets.ts";
import { instantAt } from "#core/shared/calendar.ts";
import { PAGE_SIZE, type Page } from "#core/shared/page.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { OrderQuery } from "#ports/order-repository.ts";

interface Mark {
  /** The instant of the last order shown. */
  readonly placed: string;
  /** How many of that instant were shown. */
  readonly shown: number;
}

const markOf = (after: string | null): Mark | null => {
  const [, shown, placed] = /^(\d{1,9})\/(.{1,40})$/.exec(after ?? "") ?? [];
  return shown && placed ? { shown: Number(shown), placed } : null;
};

const nextMark = (shown: readonly Order[], mark: Mark | null): string => {
  const placed = shown.map((order) => instantAt(placedAt(order)));
  const last = placed.at(-1) ?? "";
  const before = mark?.placed === last ? mark.shown : 0;
  return `${before + placed.filter((one) => one === last).length}/${last}`;
};

const statusAsked = ({ status, overdue }: OrderQuery) => {
  if (!overdue) return status === "All" ? {} : { status };
  return { status: { among: STATUSES_THAT_WAIT.filter((one) => [one, "All"].includes(status)) } };
};

const waysAsked = ({ day, overdue }: OrderQuery) => {
  if (overdue) return waysOverdue(overdue);
  return day ? waysOfDay(day) : [{}];
};

export const orderPageIn =
  (kept: CollectionOf<typeof ORDERS>) =>
  async (query: OrderQuery): Promise<Page<Order>> => {
    const { text, after } = query;
    const mark = markOf(after);
    const asked = { words: askedOf(text), ...statusAsked(query) };
    const where = waysAsked(query).map((way) => ({ ...asked, ...way }));
    const rest = mark && where.map((one) => ({ ...one, placed: { upTo: mark.placed } }));
    const page = { by: "placed", isDescending: true, most: PAGE_SIZE + 1 } as const;
    const [total, found] = await Promise.all([
      kept.count({ where }),
      kept.where({ ...page, where: rest ?? where, skip: mark?.shown ?? 0 }),
    ]);
    const items = found.slice(0, PAGE_SIZE);
    return { items, total, next: found.length > PAGE_SIZE ? nextMark(items, mark) : null };
  };
