import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { alwaysConnected } from "#adapters/system/always-connected.ts";
import type { App } from "#core/app.ts";
import type { Day } from "#core/shared/day.ts";
import type { Shop } from "#core/shop.ts";
import type { ShopWindow } from "#core/shop-window.ts";
import type { Visitor } from "#core/visitor.ts";
import type { ShopTopic } from "#ports/change-feed.ts";
import { Farmgate } from "#ui/farmgate.tsx";
import { fixedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import type { Setting } from "#ui/shared/setting.ts";
import type { PaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import { preloadPage } from "#ui/storefront/pages.ts";
import type { PageRecords } from "./page-records.ts";

/** What a page may show of the shop before its script has run: nobody's basket, and nothing of the office. */
const PUBLIC: readonly ShopTopic[] = ["prices", "inventory", "posts"];

export interface RenderedPage {
  readonly html: string;
  readonly records: PageRecords;
  /** What the page has read: it is made anew when any of these changes. */
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

/** What React lifts out of a page stands before it. */
const LIFTED = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/;

/** A public page as HTML, and the records that stand in it. */
export const renderPage = async (
  path: string,
  { window, setting, today }: Deps,
): Promise<RenderedPage> => {
  await preloadPage(path);
  const client = createQueryClient();
  for (const topic of PUBLIC) client.setQueryDefaults([topic], { suspense: true } as object);
  const app: App = {
    // Nothing else is asked of them before the script runs.
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
        location={fixedLocation(path)}
        client={client}
        isRendered
      />
    </StrictMode>,
    // Longer parts would wait in a hidden place for a script that a strict policy forbids.
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
