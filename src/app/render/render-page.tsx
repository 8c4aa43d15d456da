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

/** A page shows neither a basket nor the admin area before its script has run. */
const PUBLIC: readonly ShopTopic[] = ["prices", "inventory", "posts", "profile", "week"];

export interface RenderedPage {
  readonly html: string;
  readonly records: PageRecords;
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

const LIFTED = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/;

export const renderPage = async (
  address: string,
  { window, setting, today }: Deps,
): Promise<RenderedPage> => {
  const location = fixedLocation(address);
  await preloadPage(location.path());
  const client = createQueryClient();
  for (const topic of PUBLIC) client.setQueryDefaults([topic], { suspense: true } as object);
  const app: App = {
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
    // The Content-Security-Policy forbids the inline script that would show a longer part.
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
