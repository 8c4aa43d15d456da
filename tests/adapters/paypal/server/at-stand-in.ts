import { onTestFinished } from "vitest";
import type { PayPalDeps } from "#adapters/paypal/server/paypal-deps.ts";
import { paypalGateway } from "#adapters/paypal/server/paypal-gateway.ts";
import { paypalWebhook } from "#adapters/paypal/server/paypal-webhook.ts";
import { FARM } from "#core/farm.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { CREDENTIALS, startPayPal } from "#tests/support/paypal-rest-stand-in.ts";
import { aCart, purchaseAt } from "#tests/support/purchases.ts";

export const PURCHASE = purchaseAt(aCart({ quantity: 2 }), DEFAULT_PRICES);

const { webhookId, ...ACCOUNT } = CREDENTIALS;

/** A clock that a test sets forward. */
export const aClock = () => {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs).toISOString(),
    advance: (milliseconds: number) => {
      aheadMs += milliseconds;
    },
  };
};

/** For a test in which PayPal doesn't answer at all. */
const IMPATIENT = { tryMs: 250, callMs: 1_500 };

/** As little timeouts as a trouble needs: where PayPal answers, a busy machine is waited for. */
export const timeoutsFor = (trouble: unknown): Partial<PayPalDeps> =>
  String(trouble).startsWith("hang") ? { timeouts: IMPATIENT } : {};

/** Deps of a gateway that pauses for nothing between its tries. */
export const depsOf = (api: string, change: Partial<PayPalDeps> = {}): PayPalDeps => ({
  ...ACCOUNT,
  api,
  fetch: (url, init) => fetch(url, init),
  clock: aClock(),
  wait: async () => undefined,
  ...change,
});

/** A stand-in for PayPal, and a shop's gateway to it. */
export const atPayPal = async (
  change: Partial<PayPalDeps> = {},
  options: Parameters<typeof startPayPal>[0] = {},
) => {
  const paypal = await startPayPal(options);
  onTestFinished(() => paypal.stop());
  const deps = depsOf(paypal.origin, change);
  const gateway = paypalGateway({ ...deps, publicUrl: "https://eggs.example" });
  const webhook = paypalWebhook({ ...deps, webhookId });
  return { paypal, gateway, webhook, deps };
};

let references = 0;

/** An order that Mabel has approved. */
export const anApprovedOrder = async ({
  paypal,
  gateway,
}: Awaited<ReturnType<typeof atPayPal>>) => {
  references += 1;
  const reference = `agreement-${references}`;
  const { orderId } = await gateway.create(PURCHASE, reference, FARM);
  paypal.approve(orderId);
  return { orderId, reference, key: `${reference}-capture-1` };
};

/** How often a route was asked. */
export const timesAsked = (
  { paypal }: Awaited<ReturnType<typeof atPayPal>>,
  route: string,
): number => paypal.asked().filter((asked) => asked.route === route).length;
