import { screen } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { paypalPayments } from "#adapters/paypal/browser/paypal-payments.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { checkOrderRequest } from "#tests/support/orders-v2-rules.ts";
import { AGREEABLE, type PayPalBehaviour, paypalSdk } from "#tests/support/paypal-sdk.ts";
import { plantCart, storedInventory, storedOrders } from "#tests/support/plant.ts";
import { renderShop } from "#tests/support/render-shop.tsx";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";

const SDK = "https://www.paypal.com/sdk/js";

interface OrderRequest {
  readonly purchase_units: readonly { readonly amount: { readonly value: string } }[];
  readonly application_context?: { readonly shipping_preference: string };
}

/** What the stand-in and the page tell each other. */
interface Shared {
  paypal?: unknown;
  paypalCheck: (body: OrderRequest) => Promise<string>;
  readonly paypalCaptures: number;
  readonly paypalFinish: () => void;
}

const shared = window as unknown as Shared;

/** Stands in for PayPal's script, which jsdom doesn't fetch: it arrives with `arrive`, at once unless told otherwise. */
export const standIn = (change: Partial<PayPalBehaviour>, arrives: Promise<void>) => {
  const requests: OrderRequest[] = [];
  const objections: string[] = [];
  shared.paypalCheck = async (body) => {
    requests.push(body);
    const found = checkOrderRequest(body);
    objections.push(...found);
    return found.length > 0 ? found.join("; ") : `ORDER${requests.length}TN364715T`;
  };
  const scripts: HTMLScriptElement[] = [];
  const load = async (script: HTMLScriptElement): Promise<void> => {
    scripts.push(script);
    await arrives;
    paypalSdk({ ...AGREEABLE, ...change });
    script.dispatchEvent(new Event("load"));
  };
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src.startsWith(SDK)) void load(node);
  });
  watch.observe(document.head, { childList: true });
  onTestFinished(() => {
    watch.disconnect();
    for (const script of scripts) script.remove();
    delete shared.paypal;
  });
  return { requests, objections };
};

/** The checkout of a shop with PayPal: how PayPal and its buyer behave can be told, and when its script arrives. */
export const openCheckoutWithPayPal = async (
  lines: readonly Parameters<typeof plantCart>[1][],
  change: Partial<PayPalBehaviour> = {},
  arrives = Promise.resolve(),
) => {
  const { requests, objections } = standIn(change, arrives);
  const payments = paypalPayments();
  const shop = aShop({ gateway: payments.gateway });
  await plantCart(shop, ...lines);
  const providers = {
    paypal: { ...payments, clientId: "test", script: {} },
    offersPractice: false,
  };
  const { user } = renderShop("/checkout", shop, IN_ONE_BROWSER, providers);
  const button = () => screen.findByRole("button", { name: "PayPal" });
  return {
    user,
    shop,
    requests,
    objections,
    button,
    pay: async () => user.click(await button()),
    captures: () => shared.paypalCaptures,
    finishCapture: () => shared.paypalFinish(),
    basketIsKept: async (): Promise<void> => {
      await screen.findByRole("link", { name: "Basket, 1 item" });
      expect(await storedOrders(shop)).toEqual([]);
      expect(await storedInventory(shop)).toEqual(DEFAULT_INVENTORY);
    },
  };
};
