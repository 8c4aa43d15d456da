import { JSDOM } from "jsdom";
import { dompurifyCleaner } from "#adapters/dompurify/html-cleaner.ts";
import { memoryStore } from "#adapters/memory/memory-store.ts";
import { type App, createApp } from "#core/app.ts";
import type { Capture, Payer, Payment } from "#core/orders/payment.ts";
import type { Clock } from "#ports/clock.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { Ports, Store } from "#ports/ports.ts";

export const NOON = "2026-06-20T11:00:00.000Z";

export const noon: Clock = { now: () => NOON };

export const MABEL: Payer = { givenName: "Mabel", email: "mabel@example.com" };

/** A capture that Mabel paid. */
export const PAID: Capture = { payer: MABEL, isPending: false };

/** A provider that agrees to everything: ids PAY-1, PAY-2, …, paid by Mabel. */
export const agreeable = (change: Partial<PaymentGateway> = {}): PaymentGateway => {
  let opened = 0;
  return {
    create: async () => `PAY-${++opened}`,
    capture: async () => PAID,
    ...change,
  };
};

const cleaner = dompurifyCleaner(new JSDOM("").window);

/** Ids ID-1, ID-2, … */
const countingIds = () => {
  let last = 0;
  return { next: () => `ID-${++last}` };
};

export const portsOver = (store: Store, gateway = agreeable(), clock = noon): Ports => ({
  ...store,
  payments: { paypal: gateway, practice: gateway },
  clock,
  ids: countingIds(),
  cleaner,
  passwords: { matches: async (password) => password === "farmgate" },
});

export interface Shop {
  readonly app: App;
  readonly ports: Ports;
}

export const aShop = (
  given: { store?: Store; gateway?: PaymentGateway; clock?: Clock } = {},
): Shop => {
  const ports = portsOver(given.store ?? memoryStore(), given.gateway, given.clock);
  return { app: createApp(ports), ports };
};

/** Starts a payment and fails the test where the shop refuses it. */
export const openPayment = async (app: App): Promise<Payment> => {
  const started = await app.startPayment("paypal");
  if (!started.ok) throw new Error(`refused: ${started.refusal.kind}`);
  return started.value;
};
