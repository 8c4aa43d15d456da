import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Ports } from "#ports/ports.ts";

const earliest = (times: readonly string[], timeOf: (text: string) => number): string | null =>
  times.reduce<string | null>(
    (oldest, text) =>
      timeOf(text) > 0 && (oldest === null || timeOf(text) < timeOf(oldest)) ? text : oldest,
    null,
  );

/** The day of the oldest order, cost or egg count that is kept; null when there is none. */
export const getRecordsSince =
  ({ orders, flocks }: Pick<Ports, "orders" | "flocks">) =>
  async (): Promise<Day | null> => {
    const books = await Promise.all(FLOCK_IDS.map((id) => flocks.load(id)));
    const written = books.flatMap(({ costs, eggs }) => [...costs, ...eggs].map(({ date }) => date));
    const placed = (await orders.all()).map(({ date }) => date);
    const oldest = [earliest(placed, Date.parse), earliest(written, Date.parse)]
      .flatMap((text) => (text === null ? [] : [dayOf(text)]))
      .filter((day) => day !== null);
    return oldest.sort()[0] ?? null;
  };
