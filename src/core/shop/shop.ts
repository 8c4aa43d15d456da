import { createCounter } from "#core/shop/counter.ts";
import { createOffice } from "#core/shop/office.ts";
import type { ShopPorts } from "#ports/ports.ts";

/**
 * Anyone may call `counter`, the owner `office`, and helpers some of that. The office is made when it is asked for: a
 * server makes a shop for each request, and a customer's needs none.
 */
export const createShop = (ports: ShopPorts) => {
  let office: ReturnType<typeof createOffice> | null = null;
  return {
    counter: createCounter(ports),
    get office() {
      office ??= createOffice(ports);
      return office;
    },
  };
};

export type Shop = ReturnType<typeof createShop>;
