// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { putRecords } from "#app/render/page-records.ts";
import type { RenderedPage } from "#app/render/render-page.tsx";
import { ROUTES } from "#core/routes.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { AskedPage } from "#tests/support/made-pages-setup.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { SHARED } from "#tests/support/render-shop.tsx";
import { Farmgate } from "#ui/farmgate.tsx";
import { guardedLocation, type HistoryNote } from "#ui/shared/navigation/guarded-location.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import { preloadPage } from "#ui/storefront/pages.ts";

const TODAY = "2026-06-20";

const providers = {
  paypal: {
    clientId: null,
    script: {},
    provideCreateActions: async () => undefined,
    provideApproveActions: async () => undefined,
  },
  offersPractice: false,
};

/** The page as a server sends it. */
const rendered = async (path: string, setting = IN_ONE_BROWSER): Promise<RenderedPage> => {
  const asked: AskedPage = { path, setting, today: TODAY };
  const body = JSON.stringify(asked);
  const answer = await fetch(`http://127.0.0.1:${inject("pages")}`, { method: "POST", body });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as RenderedPage;
};

const roots: Root[] = [];

/** Puts a page that came as HTML into the document, and lets React take it over. */
const takeOver = async (
  path: string,
  setting = IN_ONE_BROWSER,
  shop = aShop(),
  note: HistoryNote | null = null,
) => {
  const page = await rendered(path, setting);
  window.history.replaceState(note, "", path);
  await preloadPage(path);
  const container = document.createElement("div");
  container.innerHTML = page.html;
  document.body.append(container);
  const heading = container.querySelector("h1");
  const client = createQueryClient();
  putRecords(client, page.records);
  const onRecoverableError = vi.fn();
  await act(async () => {
    const root = hydrateRoot(
      container,
      <StrictMode>
        <Farmgate
          app={shop.app}
          providers={providers}
          setting={{ ...setting, renderedOn: TODAY }}
          location={guardedLocation(window)}
          client={client}
          isRendered
        />
      </StrictMode>,
      { onRecoverableError },
    );
    roots.push(root);
  });
  return { container, heading, onRecoverableError };
};

// The library that cleans up after other tests knows nothing of these roots.
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  // A page that is still there looks for its window once that is gone.
  expect(document.querySelector("h1")).toBeNull();
  document.body.replaceChildren();
});

const { post: _post, ...fixed } = ROUTES;
const EVERY_PATH = [...Object.values(fixed), "/nowhere"];

describe.each([
  ["one browser", IN_ONE_BROWSER],
  ["a shared shop", SHARED],
  ["a practice shop", { ...SHARED, isPractice: true }],
] as const)("a page of %s", (_home, setting) => {
  test.each(EVERY_PATH)("%s is taken over as it came, without a word", async (path) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    const { container, heading, onRecoverableError } = await takeOver(path, setting);
    expect(heading?.textContent).not.toBe("");
    expect(container.querySelector("h1")).toBe(heading);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  });
});

test.each([ROUTES.orderSuccess, ROUTES.myOrders])(
  "%s loaded anew after a payment is taken over without a word, then shows its order",
  async (path) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    const shop = aShop();
    await plantOrders(shop, anOrder());
    const note = { isFromPayment: true, orderId: "A" };
    const { container, onRecoverableError } = await takeOver(path, SHARED, shop, note);
    await eventually(() => expect(container.textContent).toContain("Order A"));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  },
);

test("Home is taken over as it came where the browser knows another delivery, then shows that", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const shop = aShop();
  await shop.records.delivery.save("collection");
  const { container, onRecoverableError } = await takeOver(ROUTES.home, IN_ONE_BROWSER, shop);
  await eventually(() => {
    const chosen = [...container.querySelectorAll<HTMLInputElement>("input:checked")];
    expect(chosen.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
      Array(6).fill("Collection"),
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

test("records of the browser are read only after hydration", async () => {
  const shop = aShop();
  const { getCart } = shop.app.visitor;
  const had: boolean[] = [];
  vi.spyOn(shop.app.visitor, "getCart").mockImplementation(() => {
    const heading = document.querySelector("h1");
    had.push(Object.keys(heading ?? {}).some((key) => key.startsWith("__reactFiber")));
    return getCart();
  });
  vi.spyOn(console, "error").mockReturnValue();
  await takeOver(ROUTES.about, IN_ONE_BROWSER, shop);
  await eventually(() => expect(had).not.toEqual([]));
  expect(had).not.toContain(false);
});
