import type { Page, Route } from "@playwright/test";
import { checkOrderRequest } from "#tests/support/orders-v2-rules.ts";
import { AGREEABLE, type PayPalBehaviour, paypalSdk } from "#tests/support/paypal-sdk.ts";

export interface PayPalStandIn {
  /** The bodies with which orders were created. */
  readonly requests: {
    purchase_units: { amount: { value: string }; items: Record<string, unknown>[] }[];
    application_context?: { shipping_preference: string };
  }[];
  /** What Orders v2 would have objected to. */
  readonly objections: string[];
  readonly scriptUrls: URL[];
  captures(): Promise<number>;
  /** Lets a buyer who thinks it over approve. */
  approve(): Promise<void>;
  /** Lets a capture that waits go on. */
  finishCapture(): Promise<void>;
}

/** Puts a stand-in at the SDK's address. It objects to what Orders v2 would object to. */
export const standInForPayPal = async (
  page: Page,
  change: Partial<PayPalBehaviour> = {},
  serve: (route: Route, script: string) => Promise<void> = (route, body) =>
    route.fulfill({ contentType: "application/javascript", body }),
): Promise<PayPalStandIn> => {
  const requests: PayPalStandIn["requests"] = [];
  const objections: string[] = [];
  const scriptUrls: URL[] = [];
  await page.exposeFunction("paypalCheck", (body: PayPalStandIn["requests"][number]) => {
    requests.push(body);
    const found = checkOrderRequest(body);
    objections.push(...found);
    return found.length > 0 ? found.join("; ") : `ORDER${requests.length}TN364715T`;
  });
  const script = `(${paypalSdk.toString()})(${JSON.stringify({ ...AGREEABLE, ...change })})`;
  await page.route("https://www.paypal.com/sdk/js**", (route) => {
    scriptUrls.push(new URL(route.request().url()));
    return serve(route, script);
  });
  return {
    requests,
    objections,
    scriptUrls,
    captures: () =>
      page.evaluate(() => (window as unknown as { paypalCaptures: number }).paypalCaptures),
    approve: () =>
      page.evaluate(() => (window as unknown as { paypalApprove: () => void }).paypalApprove()),
    finishCapture: () =>
      page.evaluate(() => (window as unknown as { paypalFinish: () => void }).paypalFinish()),
  };
};
