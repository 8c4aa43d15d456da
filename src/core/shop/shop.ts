import { createCounter } from "#core/shop/counter.ts";
import { createOffice } from "#core/shop/office.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** Anyone may call `counter`, the owner `office`, and helpers some of that. */
export const createShop = (ports: ShopPorts) => ({
  counter: createCounter(ports),
  office: createOffice(ports),
});

export type Shop = ReturnType<typeof createShop>;
