import { type Day, dayOf } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getRecordsSince =
  ({ orders, flocks }: Pick<ShopRecords, "orders" | "flocks">) =>
  async (): Promise<Day | null> => {
    const order = await orders.oldest();
    const days = [order && dayOf(order.date), await flocks.oldestDay()];
    const [oldest] = days.filter((day) => day !== null).sort();
    return oldest ?? null;
  };
