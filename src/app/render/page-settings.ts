import type { App } from "#core/app.ts";
import { pageAddress } from "#core/posts/posts-address.ts";
import type { Setting } from "#ui/shared/setting.ts";
import type { PaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import type { PageRecords } from "./page-records.ts";

/** The settings in a page: put there by the build, or by the server. */
export type PageSettings =
  | {
      readonly home: "browser";
      readonly paypalClientId: string;
      readonly adminPasswordHash: string;
    }
  | {
      readonly home: "server";
      readonly isPractice: boolean;
      readonly sendsMail: boolean;
      /** Null where PayPal is not set. `script` is the base address of its SDK. */
      readonly paypal: { readonly clientId: string; readonly script: string } | null;
      /** The nonce of the page's Content-Security-Policy, where one was sent. */
      readonly nonce?: string;
    };

export type SettingsOf<Home extends PageSettings["home"]> = Extract<PageSettings, { home: Home }>;

export const jsonIn = (page: Document, id: string): unknown =>
  JSON.parse(page.getElementById(id)?.textContent ?? "null");

/** Whether a static host has sent one page of a list for another. */
const isOtherPart = ({ location, documentElement }: Document): boolean => {
  const [, query] = pageAddress(location.pathname, location.search).split("?");
  return query !== documentElement.dataset.query;
};

/**
 * The page's settings, and its records where it came as HTML under its own address. A page under another address is
 * emptied.
 */
export const readPage = <Settings extends PageSettings>(page: Document) => {
  const { dataset } = page.documentElement;
  if (dataset.state === "elsewhere" || isOtherPart(page)) {
    page.getElementById("root")?.replaceChildren();
    page.getElementById("records")?.remove();
    delete dataset.state;
  }
  return {
    settings: jsonIn(page, "shop") as Settings,
    records: jsonIn(page, "records") as PageRecords | null,
  };
};

export interface Home {
  readonly app: App;
  readonly providers: PaymentProviders;
  readonly setting: Setting;
  /** Whether a link to a path is a navigation of the browser, and not of the router. */
  readonly isLoadedAnew?: (to: string) => boolean;
}
