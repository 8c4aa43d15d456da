import { once } from "node:events";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { memoized } from "#tests/support/memoized.ts";
import type { Setting } from "#ui/shared/setting.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A port of this machine that serves pages as a server makes them. */
    pages: number;
  }
}

/** What a page is made of, as the body of a request. */
export interface AskedPage {
  readonly path: string;
  readonly setting: Setting;
  readonly today: string;
}

const loadMaker = memoized(async () => {
  const [{ createShopWindow }, { cleaner, memoryStores, noon }, { renderPage }] = await Promise.all(
    [
      import("#core/shop/shop-window.ts"),
      import("#tests/support/a-shop.ts"),
      import("#app/render/render-page.tsx"),
    ],
  );
  return ({ path, ...asked }: AskedPage) => {
    const { shop: store } = memoryStores();
    const window = createShopWindow({ store, cleaner, clock: noon, shared: null });
    return renderPage(path, { window, ...asked });
  };
});

/**
 * Makes pages in a process of its own, as a server does: React's two renderers of one process would share the contexts
 * of the components, which it doesn't support.
 */
export const setup = async (project: TestProject): Promise<() => void> => {
  const server = createServer(async (request, response) => {
    try {
      const body = Buffer.concat(await request.toArray()).toString();
      const make = await loadMaker();
      response.end(JSON.stringify(await make(JSON.parse(body))));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address !== null && typeof address !== "string") project.provide("pages", address.port);
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
