import { stockForSale } from "#core/egg-book/stock.ts";
import { heldEggs } from "#core/payments/held-eggs.ts";
import type { ShopPorts } from "#ports/ports.ts";

type Ports = Pick<ShopPorts, "store" | "clock" | "shared">;

/** What a query of the shop is handed: its ports and records, with the stock as it is for sale. */
export const queryDeps = <Given extends Ports>(ports: Given) => {
  const deps = { ...ports.store.records, ...ports };
  return { ...deps, inventory: stockForSale(deps), held: heldEggs(deps) };
};

export type QueryDeps = ReturnType<typeof queryDeps<ShopPorts>>;
