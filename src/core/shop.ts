import { getInventory } from "#core/inventory/get-inventory.ts";
import { lazily } from "#core/lazily.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { getShownSplash } from "#core/splash/get-shown-splash.ts";
import type { ShopPorts } from "#ports/ports.ts";

/**
 * What the farm keeps and decides: `counter` is what anyone may call, `office` what the owner alone may.
 * The shop window is at hand; the rest is fetched when it is first asked for.
 */
export const createShop = (ports: ShopPorts) => ({
  counter: lazily(
    {
      getPrices: getPrices(ports.store.records),
      getInventory: getInventory({ ...ports.store.records, ...ports }),
      getShownSplash: getShownSplash({ ...ports.store.records, ...ports }),
    },
    async () => (await import("#core/counter.ts")).createCounter(ports),
  ),
  office: lazily({}, async () => (await import("#core/office.ts")).createOffice(ports)),
});

export type Shop = ReturnType<typeof createShop>;
