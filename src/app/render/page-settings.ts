import type { App } from "#core/app.ts";
import { pageAddress } from "#core/posts/posts-address.ts";
import type { Setting } from "#ui/shared/setting.ts";
import type { PaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import type { PageRecords } from "./page-records.ts";

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
      readonly paypal: { readonly clientId: string; readonly script: string } | null;
      readonly nonce?: string;
    };

export type SettingsOf<Home extends PageSettings["home"]> = Extract<PageSettings, { home: Home }>;

export const jsonIn = (page: Document, id: string): unknown =>
  JSON.parse(page.getElementById(id)?.textContent ?? "null");

const isOtherPart = ({ location, documentElement }: Document): boolean => {
  const [, query] = pageAddress(location.pathname, location.search).split("?");
  return query !== documentElement.dataset.query;
};

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
  readonly isLoadedAnew?: (to: string) => boolean;
}
