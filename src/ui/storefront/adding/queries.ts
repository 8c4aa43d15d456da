import type { Offered } from "#core/checkout/packs-to-add.ts";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { INVENTORY } from "#ui/shared/queries/inventory.ts";
import { PRICES } from "#ui/shared/queries/prices.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useOwnOrder } from "#ui/storefront/orders/queries.ts";

const TOPIC: Topic = "orders";

/** Undefined while it is read; null where the caller may not see it. */
export const useOrderToAddTo = (orderId: string, token = ""): SeenOrder | null | undefined => {
  const own = useOwnOrder(token === "" ? orderId : "");
  const linked = useRecords({
    reads: [TOPIC],
    key: [TOPIC, "linked", token],
    run: async (app) => {
      const opened = await app.shop.counter.openOrder(token);
      return opened.ok ? opened.value : null;
    },
    enabled: token !== "",
  });
  if (token === "") return own.isError ? null : own.data;
  return linked.data?.id === orderId ? linked.data : linked.data && null;
};

export const useOffered = (): Offered | undefined => {
  const { eggs } = useFarm();
  const prices = useRecords(PRICES).data;
  const inventory = useRecords(INVENTORY).data;
  return prices && inventory && { eggs, prices, inventory };
};
