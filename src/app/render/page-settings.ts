import type { App } from "#core/app.ts";
import type { Setting } from "#ui/shared/setting.ts";
import type { PaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import type { PageRecords } from "./page-records.ts";

/** What the page says of the shop that it belongs to: put there by the build, or by the server. */
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
      /** Null where PayPal is not set. `script` is the address of its script for the browser. */
      readonly paypal: { readonly clientId: string; readonly script: string } | null;
      /** That the page's scripts may have, where it has been sent one. */
      readonly nonce?: string;
    };

export type SettingsOf<Home extends PageSettings["home"]> = Extract<PageSettings, { home: Home }>;

/** What a script element of a page holds. */
export const jsonIn = (page: Document, id: string): unknown =>
  JSON.parse(page.getElementById(id)?.textContent ?? "null");

/**
 * What the page brought along: the settings, and the records that it was made from where it came as HTML and stands
 * under its own path. One that does not is emptied.
 */
export const readPage = <Settings extends PageSettings>(page: Document) => {
  const { dataset } = page.documentElement;
  if (dataset.state === "elsewhere") {
    page.getElementById("root")?.replaceChildren();
    page.getElementById("records")?.remove();
    delete dataset.state;
  }
  return {
    settings: jsonIn(page, "shop") as Settings,
    records: jsonIn(page, "records") as PageRecords | null,
  };
};

/** A shop as the page shows it. */
export interface Home {
  readonly app: App;
  readonly providers: PaymentProviders;
  readonly setting: Setting;
  /** Whether a link to a path is followed by the browser itself, which loads the page that is there. */
  readonly isLoadedAnew?: (to: string) => boolean;
}
