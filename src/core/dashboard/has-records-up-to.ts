import { type Day, dayOf } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

export const hasRecordsUpTo =
  ({ orders, flocks }: Pick<ShopRecords, "orders" | "flocks">) =>
  async (day: Day): Promise<boolean> => {
    // Tells most days at once: the oldest is looked for among all.
    if (await orders.hasPlacedBefore(day)) return true;
    const order = await orders.oldest();
    const placed = order && dayOf(order.date);
    if (placed && placed <= day) return true;
    const oldest = await flocks.oldestDay();
    return oldest !== null && oldest <= day;
  };
