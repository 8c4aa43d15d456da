import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { newestFirst, type Order, placedAt } from "#core/orders/order.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Ports } from "#ports/ports.ts";

const dayOfOldest = (orders: readonly Order[]): Day | null =>
  dayOf(newestFirst(orders).findLast((order) => placedAt(order) > 0)?.date ?? "");

/** The day of the oldest order, cost or egg count that is kept; null when there is none. */
export const getRecordsSince =
  ({ orders, flocks }: Pick<Ports, "orders" | "flocks">) =>
  async (): Promise<Day | null> => {
    const books = await Promise.all(FLOCK_IDS.map((id) => flocks.load(id)));
    const written = books.flatMap(({ costs, eggs }) => [...costs, ...eggs].map(({ date }) => date));
    return written.reduce<Day | null>(
      (oldest, day) => (oldest === null || day < oldest ? day : oldest),
      dayOfOldest(await orders.all()),
    );
  };
