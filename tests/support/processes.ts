import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { PackSize } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { agreeable, aShop, countingIds, memoryStores } from "#tests/support/a-shop.ts";
import { openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

export const EVERYTHING = { text: "", status: "All", after: null } as const;

/** Several processes of one shop over one PostgreSQL, each with its own connections. */
export const processes = async (count: number, gateway: PaymentGateway = agreeable()) => {
  const url = await sharedPostgres();
  const ids = countingIds();
  return Array.from({ length: count }, () => {
    const shop = postgresShop({ db: openInATest(url).db });
    const { app } = aShop({
      stores: { ...memoryStores(), shop },
      gateway,
      ids,
      shared: { publicUrl: "http://localhost:4180" },
      lookups: { ...everyOrder, mine: async () => [] },
    });
    return { shop: app.shop, store: shop };
  });
};

export const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error("There are none.");
  return item;
};

export const packs = (category: keyof Inventory, packSize: PackSize) =>
  ({ category, packSize, deliveryMethod: "delivery", quantity: 1 }) as const;
