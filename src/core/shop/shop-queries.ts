import { stockForSale } from "#core/egg-book/stock.ts";
import { heldEggs } from "#core/payments/held-eggs.ts";
import type { ShopPorts } from "#ports/ports.ts";

type Ports = Pick<ShopPorts, "store" | "clock" | "shared">;

export const queryDeps = <Given extends Ports>(ports: Given) => {
  const deps = { ...ports.store.records, ...ports };
  return { ...deps, inventory: stockForSale(deps), held: heldEggs(deps) };
};

export type QueryDeps = ReturnType<typeof queryDeps<ShopPorts>>;
