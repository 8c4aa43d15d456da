import { type EggType, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { Order } from "#core/orders/order.ts";
import { writtenDate } from "#core/shared/calendar.ts";

export const bestBeforeWords = (
  { bestBefore = {} }: Pick<Order, "bestBefore">,
  eggs: readonly EggType[],
): string => {
  const dated = eggs.flatMap(({ id }) => {
    const day = bestBefore[id];
    return day ? [`${eggTypeIn(eggs, id).name} ${writtenDate(day)}`] : [];
  });
  return dated.length > 0 ? `Best before: ${dated.join(", ")}` : "";
};
