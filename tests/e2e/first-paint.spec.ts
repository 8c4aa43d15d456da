import { expect, type Page, test } from "@playwright/test";
import { basketLink, cardOf, MOVING, reportShifts, takenOver } from "#tests/e2e/shop.ts";

test.use(MOVING);

const HOMES = {
  "one browser": "http://localhost:4183",
  "a shared shop": "http://localhost:4185",
} as const;

const PAGES = [
  ["/", "Fresh eggs, from our hens to your kitchen", "30 pack — £8.00"],
  ["/about", "About Us", "This page is under construction."],
  ["/contact", "Contact Us", "07700 900142"],
  ["/our-chickens", "Our Chickens", "Read More"],
  ["/how-to-find-us", "How to Find Us", "Rusper Road"],
  ["/terms", "Terms", "What we keep about you"],
  ["/privacy", "Privacy", "The terms of sale"],
  ["/my-orders", "My Orders", "Find Orders"],
  ["/checkout", "Your Basket", "Loading your basket"],
  ["/order/success", "Thank You!", "View My Orders"],
  ["/order/cancel", "Order Canceled", "Nothing was charged"],
] as const;

/** Has these pages say when their start waits for the browser's own dates and figures, which takes it long. */
const watchFormats = () => {
  for (const name of ["DateTimeFormat", "NumberFormat"] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct: (format, deps) => {
          if (window.early !== null && ["/", "/checkout"].includes(location.pathname))
            reportError(new Error(`${name} was waited for.`));
          return Reflect.construct(format, deps);
        },
      }),
    });
};

/** What keeps the shop for when the network is away: once the page is quiet, and not before. */
const KEEPS_OFFLINE = expect.stringMatching(/\/assets\/keep-offline-/);

const fetchedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

/** Notes what was fetched by the moment at which the script had the page. */
const noteWhenTaken = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let early: unknown;
    const set = (value: unknown): void => {
      early = value;
      const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
      if (value === null) Object.assign(window, { fetched });
    };
    Object.defineProperty(window, "early", { get: () => early, set });
  });

const fetchedOnceTaken = async (page: Page): Promise<unknown> => {
  const fetched = await page.waitForFunction(() => "fetched" in window && window.fetched);
  return fetched.jsonValue();
};

/** Playwright's word where a page of a slow machine is quiet before the next is opened. */
const WORKERS_ARE_BLOCKED = "Service Worker registration blocked by Playwright";

for (const [home, baseURL] of Object.entries(HOMES)) {
  test.describe(`the site without scripts, in ${home}`, () => {
    test.use({ javaScriptEnabled: false, baseURL });

    test("shows every public page, the stories among them", { tag: "@daily" }, async ({ page }) => {
      for (const [path, heading, words] of PAGES) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page.getByRole("main")).toContainText(words);
      }
      await page.goto("/our-chickens");
      const story = page.getByRole("link", { name: /^Read More/ }).first();
      const path = await story.getAttribute("href");
      await page.goto(path ?? "");
      await expect(page.getByText("Back to all stories")).toBeVisible();
      expect(await page.locator("main p").count()).toBeGreaterThan(2);
    });
  });

  test.describe(`a page of ${home}`, () => {
    test.use({ baseURL });

    test("hydrates without a warning or a layout shift", { tag: "@daily" }, async ({ page }) => {
      const words: string[] = [];
      page.on("console", (said) => void words.push(said.text()));
      page.on("pageerror", (error) => void words.push(String(error)));
      await reportShifts(page);
      await page.addInitScript(watchFormats);
      await noteWhenTaken(page);
      for (const [path] of PAGES) {
        await page.goto(path, { waitUntil: "commit" });
        const heading = page.getByRole("heading", { level: 1 });
        await heading.evaluate((element) => element.setAttribute("data-first", ""));
        expect(await fetchedOnceTaken(page), path).not.toContainEqual(KEEPS_OFFLINE);
        await expect(page.locator("h1[data-first]")).toBeVisible();
      }
      expect(words.filter((said) => said !== WORKERS_ARE_BLOCKED)).toEqual([]);
    });

    test("is cached for offline use once it is quiet", async ({ page }) => {
      await page.goto("/our-chickens");
      await expect.poll(() => fetchedBy(page)).toContainEqual(KEEPS_OFFLINE);
    });

    test("is hydrated as soon as its scripts have come", async ({ page }) => {
      await page.addInitScript(() => {
        let early: unknown;
        const keep = (value: unknown): void => {
          early = value;
          const scripts = performance
            .getEntriesByType("resource")
            .filter(({ name }) => /\.js$/.test(name) && !name.includes("running-splash"));
          const come = Math.max(
            ...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd),
          );
          Object.assign(window, { took: performance.now() - come });
        };
        Object.defineProperty(window, "early", { get: () => early, set: keep });
      });
      const took: number[] = [];
      for (let load = 0; load < 5; load += 1) {
        await page.goto("/");
        await takenOver(page);
        took.push(await page.evaluate(() => (window as unknown as { took: number }).took));
      }
      // Each time the same 300 ms where React holds a page up for something that it waits for beside it.
      expect(Math.min(...took)).toBeLessThan(250);
    });

    test("marks a link that was followed before its script had come", async ({ page }) => {
      // One that never comes is not gone: nothing is to be mended.
      await page.route("**/assets/*.js", (route) =>
        route.request().frame().url().endsWith("/about") ? undefined : route.continue(),
      );
      for (const name of ["Blog", "Our Chickens"]) {
        await page.goto("/about");
        const menu = page.getByRole("navigation", { name: "Main" });
        await menu.getByRole("link", { name }).click();
        await takenOver(page);
        await expect(menu.locator("[aria-current]")).toHaveText([name]);
      }
    });

    test("keeps presses and choices made before its script has come", { tag: "@daily" }, async ({
      page,
    }) => {
      let come = (): void => undefined;
      const coming = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.route("**/assets/*.js", async (route) => {
        await coming;
        await route.continue();
      });
      await page.goto("/", { waitUntil: "commit" });
      const card = cardOf(page, "Large Eggs");
      await card.getByLabel("Pack size").selectOption("30 pack — £8.00");
      await card.getByLabel("Collection").check();
      await card.getByRole("button", { name: "Add to Basket" }).click();
      await card.getByLabel("Pack size").selectOption("6 pack — £1.80");
      come();
      await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
      await expect(card.getByRole("status")).toHaveText("£1.80");
      await basketLink(page).click();
      const line = page.getByRole("region", { name: "Basket" }).getByRole("listitem");
      await expect(line).toHaveAccessibleName("Large Eggs, 30 pack, Collection");
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("cart")))
        .toContain('"packSize":30');
    });
  });
}

/** Every price that anybody could have seen, frame by frame. */
const watchPrices = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = (): void => {
      for (const price of document.querySelectorAll("output"))
        if (getComputedStyle(price).visibility === "visible") seen.add(price.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
};

test("a page in a browser with its own prices never shows others", { tag: "@daily" }, async ({
  page,
}) => {
  await watchPrices(page);
  await page.addInitScript(() => {
    localStorage.setItem("eggPrices", JSON.stringify({ large: { 6: 9.99, 12: 8.88 } }));
    localStorage.setItem("eggInventory", JSON.stringify({ large: 5_000 }));
  });
  await page.goto("/");
  const card = cardOf(page, "Large Eggs");
  await expect(card.getByRole("status")).toHaveText("£9.99");
  await expect(card).toContainText("5000 in stock");
  expect(await page.evaluate(() => [...(window as unknown as { seen: string[] }).seen])).toEqual([
    "£9.99",
  ]);
});

test("a page for paths without a file shows nothing of itself", { tag: "@daily" }, async ({
  page,
}) => {
  const home = await (await page.request.get("/")).text();
  await page.route("**/admin/login", (route) =>
    route.fulfill({ contentType: "text/html", body: home }),
  );
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const heading = document.querySelector("h1");
      if (heading && getComputedStyle(heading).visibility === "visible")
        seen.push(heading.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual(["Admin Login"]);
});

test("Back restores the scroll position", { tag: "@daily" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await takenOver(page);
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Our Eggs" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
});
