import { type Day, dayOf } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Whether an order, a cost or an egg count is kept that is of the day or older. The books are read where no order is. */
export const hasRecordsUpTo =
  ({ orders, flocks }: Pick<ShopRecords, "orders" | "flocks">) =>
  async (day: Day): Promise<boolean> => {
    const order = await orders.oldest();
    const placed = order && dayOf(order.date);
    if (placed && placed <= day) return true;
    const oldest = await flocks.oldestDay();
    return oldest !== null && oldest <= day;
  };
