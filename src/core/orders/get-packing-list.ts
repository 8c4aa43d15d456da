import { isPending, newestFirst } from "#core/orders/order.ts";
import { type PackingDay, packingListOf } from "#core/orders/packing-list.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Ports } from "#ports/ports.ts";

/** What is to be packed for the coming weekend, the oldest order first. */
export const getPackingList =
  ({ orders, clock }: Pick<Ports, "orders" | "clock">) =>
  async (): Promise<readonly PackingDay[]> => {
    const pending = (await orders.all()).filter(isPending);
    return packingListOf([...newestFirst(pending)].reverse(), todayOf(clock));
  };
