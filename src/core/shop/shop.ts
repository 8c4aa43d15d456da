import { createCounter } from "#core/shop/counter.ts";
import { createOffice } from "#core/shop/office.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** A server makes a shop for each request: the office is made when asked for, as a customer's needs none. */
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
