import type { Stores } from "#adapters/local-storage/local-storage-stores.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { lazily } from "#core/lazily.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { createShop } from "#core/shop.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { deps } from "./browser-deps.ts";

const gatewayOf = (open: () => Promise<PaymentGateway>): PaymentGateway =>
  lazily({}, () =>
    open().catch((cause: unknown) => {
      throw new Fault("payment-unreachable", undefined, { cause });
    }),
  );

/** The shop of one browser, and what it asks of the outside when money or a password comes. */
export const shopInBrowser = (stores: Stores, adminPasswordHash: string) => {
  const doors = onDemand(async () =>
    (await import("./external-services.ts")).doorsInBrowser(adminPasswordHash),
  );
  const shop = createShop({
    address: "",
    ...deps,
    store: stores.shop,
    sessions: stores.sessions,
    payments: {
      paypal: gatewayOf(async () => (await doors()).paypal.gateway),
      practice: gatewayOf(async () => (await doors()).practice),
    },
    digest: async (text) => (await doors()).digest(text),
    shared: null,
    links: null,
    postman: null,
    lookups: everyOrder,
    passwords: { matches: async (password) => (await doors()).passwords.matches(password) },
    log: { error: (cause) => window.reportError(cause) },
  });
  return { shop, doors };
};
