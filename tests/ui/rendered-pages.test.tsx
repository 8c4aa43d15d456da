// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createShopWindow } from "#core/shop-window.ts";
import { aShop, cleaner, memoryStores, noon } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { SHARED } from "#tests/support/render-shop.tsx";
import { Farmgate } from "#ui/farmgate.tsx";
import { guardedLocation, type HistoryNote } from "#ui/shared/navigation/guarded-location.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import { paths, ROUTES } from "#ui/shared/routes.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import { preloadPage } from "#ui/storefront/pages.ts";
import { putRecords } from "../../src/page-records.ts";
import { renderPage } from "../../src/render-page.tsx";

const TODAY = "2026-06-20";

const desk = {
  paypal: {
    clientId: null,
    script: {},
    provideCreateActions: async () => undefined,
    provideApproveActions: async () => undefined,
  },
  offersPractice: false,
};

const aWindow = (shop = memoryStores().shop) =>
  createShopWindow({ store: shop, cleaner, clock: noon, shared: null });

const rendered = (path: string, setting = IN_ONE_BROWSER) =>
  renderPage(path, { window: aWindow(), setting, today: TODAY });

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
    hydrateRoot(
      container,
      <StrictMode>
        <Farmgate
          app={shop.app}
          desk={desk}
          setting={{ ...setting, renderedOn: TODAY }}
          location={guardedLocation(window)}
          client={client}
          isRendered
        />
      </StrictMode>,
      { onRecoverableError },
    );
  });
  return { container, heading, onRecoverableError };
};

afterEach(() => {
  document.body.replaceChildren();
});

/** In the tests the page is made and taken over by one copy of the components. */
const TWO_RENDERERS = "Detected multiple renderers";

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
    const words = errors.mock.calls.map(([word]) => String(word));
    expect(words.filter((word) => !word.startsWith(TWO_RENDERERS))).toEqual([]);
  });
});

test.each([ROUTES.orderSuccess, ROUTES.myOrders])(
  "%s that is loaded anew after a payment is taken over without a word, and then shows its order",
  async (path) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    const shop = aShop();
    await plantOrders(shop, anOrder());
    const note = { isFromPayment: true, orderId: "A" };
    const { container, onRecoverableError } = await takeOver(path, SHARED, shop, note);
    await vi.waitFor(() => expect(container.textContent).toContain("Order A"));
    expect(onRecoverableError).not.toHaveBeenCalled();
    const words = errors.mock.calls.map(([word]) => String(word));
    expect(words.filter((word) => !word.startsWith(TWO_RENDERERS))).toEqual([]);
  },
);

test("Home is taken over as it came where this browser knows of another delivery, and then shows that", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const shop = aShop();
  await shop.records.delivery.save("collection");
  const { container, onRecoverableError } = await takeOver(ROUTES.home, IN_ONE_BROWSER, shop);
  await vi.waitFor(() => {
    const chosen = [...container.querySelectorAll<HTMLInputElement>("input:checked")];
    expect(chosen.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
      Array(6).fill("Collection"),
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  const words = errors.mock.calls.map(([word]) => String(word));
  expect(words.filter((word) => !word.startsWith(TWO_RENDERERS))).toEqual([]);
});

test("nothing that only this browser knows is read before React has all of the page", async () => {
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
  await vi.waitFor(() => expect(had).not.toEqual([]));
  expect(had).not.toContain(false);
});

describe("a page that is read before its script has run", () => {
  test("shows every kind of eggs with its packs and prices", async () => {
    const { html, records, reads } = await rendered("/");
    const page = document.createElement("div");
    page.innerHTML = html;
    expect(page.querySelectorAll("article")).toHaveLength(6);
    expect([...page.querySelectorAll("output")].map((price) => price.textContent)).toEqual([
      "£1.00",
      "£1.25",
      "£1.50",
      "£1.80",
      "£2.50",
      "£3.00",
    ]);
    expect(records.known.map(([key]) => key)).toEqual([["prices"], ["inventory"]]);
    expect(reads).toEqual(["prices", "inventory"]);
  });

  test("is the same wherever there is none", async () => {
    const { html, records } = await rendered("/nowhere");
    expect(html).toContain("Page Not Found");
    for (const path of ["/astray", "/our-chickens/a/b", "/about/x", "/%20", "/checkout/x"])
      expect(await rendered(path)).toMatchObject({ html, records });
  });

  test("shows the stories, and each whole", async () => {
    const list = await rendered(ROUTES.posts);
    const summaries = await aWindow().listPosts();
    expect(summaries.length).toBeGreaterThan(0);
    for (const { id, title, excerpt } of summaries) {
      expect(list.html).toContain(title);
      expect(list.html).toContain(excerpt.slice(0, 20));
      const story = await rendered(paths.post(id));
      expect(story.html).toContain(title);
      expect(story.reads).toEqual(["posts"]);
    }
    expect(list.reads).toEqual(["posts"]);
  });

  test("shows what has changed since", async () => {
    const { shop } = memoryStores();
    await shop.unitOfWork.run(async ({ inventory }) =>
      inventory.save({ ...(await inventory.load()), large: 0 }),
    );
    const page = await renderPage("/", {
      window: aWindow(shop),
      setting: IN_ONE_BROWSER,
      today: TODAY,
    });
    expect(page.html).toContain("Out of stock");
  });

  test("holds no template, script or hidden part that would wait for a script", async () => {
    for (const path of EVERY_PATH) {
      const { html } = await rendered(path);
      expect(html).not.toMatch(/<template|<script|<div hidden/);
    }
  });

  test("knows nobody's basket: the till has its heading, and a frame for what a browser knows", async () => {
    const { html, reads } = await rendered(ROUTES.checkout);
    const page = document.createElement("div");
    page.innerHTML = html;
    expect(page.textContent).toContain("Your Basket");
    expect(page.textContent).toContain("Loading your basket");
    expect(page.textContent).not.toContain("Your basket is empty");
    expect(reads).toEqual(["prices", "inventory"]);
  });

  test("names the year of the day that it was made", async () => {
    const page = await renderPage("/about", {
      window: aWindow(),
      setting: IN_ONE_BROWSER,
      today: "2031-01-01",
    });
    expect(page.html).toContain("2031");
  });
});
