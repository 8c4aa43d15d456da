import { createCounter } from "#core/shop/counter.ts";
import { createOffice } from "#core/shop/office.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** `counter` is what anyone may call, `office` what the owner may, and of that some a helper. */
export const createShop = (ports: ShopPorts) => ({
  counter: createCounter(ports),
  office: createOffice(ports),
});

export type Shop = ReturnType<typeof createShop>;
