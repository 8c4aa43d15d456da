import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { alwaysConnected } from "#adapters/system/always-connected.ts";
import type { App } from "#core/app.ts";
import type { Day } from "#core/shared/day.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { ShopWindow } from "#core/shop/shop-window.ts";
import type { Visitor } from "#core/visitor/visitor.ts";
import type { ShopTopic } from "#ports/change-feed.ts";
import { Farmgate } from "#ui/farmgate.tsx";
import { fixedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import type { Setting } from "#ui/shared/setting.ts";
import type { PaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import { preloadPage } from "#ui/storefront/pages.ts";
import type { PageRecords } from "./page-records.ts";

/** What a page may show before its script has run: neither a basket nor anything of the admin area. */
const PUBLIC: readonly ShopTopic[] = ["prices", "inventory", "posts", "profile", "week"];

export interface RenderedPage {
  readonly html: string;
  readonly records: PageRecords;
  /** The topics that the page was rendered from: a change of one makes it stale. */
  readonly reads: readonly ShopTopic[];
}

interface Deps {
  readonly window: ShopWindow;
  readonly setting: Setting;
  readonly today: Day;
}

const NO_PROVIDERS: PaymentProviders = {
  paypal: {
    clientId: null,
    script: {},
    provideCreateActions: async () => undefined,
    provideApproveActions: async () => undefined,
  },
  offersPractice: false,
};

const textOf = async (stream: ReadableStream): Promise<string> => new Response(stream).text();

/** React hoists these in front of the markup. */
const LIFTED = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/;

/** Server-side rendering of the public page at an address, with the records that it shows. */
export const renderPage = async (
  address: string,
  { window, setting, today }: Deps,
): Promise<RenderedPage> => {
  const location = fixedLocation(address);
  await preloadPage(location.path());
  const client = createQueryClient();
  for (const topic of PUBLIC) client.setQueryDefaults([topic], { suspense: true } as object);
  const app: App = {
    // Nothing else is called while rendering.
    shop: { counter: window } as Shop,
    visitor: { today: () => today, year: () => today.slice(0, 4) } as Visitor,
    changes: { subscribe: () => () => undefined },
    connection: alwaysConnected,
    typed: {} as App["typed"],
    tab: {} as App["tab"],
  };
  const { prelude } = await prerender(
    <StrictMode>
      <Farmgate
        app={app}
        providers={NO_PROVIDERS}
        setting={{ ...setting, renderedOn: today }}
        location={location}
        client={client}
        isRendered
      />
    </StrictMode>,
    // Longer parts would wait hidden for an inline script that the Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const read = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  const html = await textOf(prelude);
  return {
    html: html.replace(LIFTED, ""),
    records: {
      today,
      known: read.map(({ queryKey, state }) => [queryKey as string[], state.data]),
    },
    reads: PUBLIC.filter((topic) => read.some(({ meta }) => meta?.reads.includes(topic))),
  };
};
