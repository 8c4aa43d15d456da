import { expect, test } from "@playwright/test";
import { addPack, basketLink, cardOf, lineOf } from "#tests/e2e/shop.ts";

for (const [what, forbid] of [
  [
    "a storage that refuses to be read",
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException("corrupted", "NS_ERROR_FILE_CORRUPTED");
      };
    },
  ],
  [
    "a storage that may not even be asked for",
    () => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  ],
] as const) {
  test(`the shop with ${what} shows its defaults, and keeps a basket as long as the page`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.addInitScript(forbid);
    await page.goto("/");
    await expect(cardOf(page, "Large Eggs")).toContainText("180 in stock");
    await addPack(page, "Large Eggs", 12);
    await basketLink(page).click();
    await expect(lineOf(page, "Large Eggs, 12 pack, Free Delivery")).toBeVisible();
    expect(warnings.join()).toContain("Local storage can't be used");
    await page.reload();
    await expect(page.getByText("Your basket is empty.")).toBeVisible();
  });

  test(`a press before the script is kept by the page, with ${what}`, { tag: "@daily" }, async ({
    page,
  }) => {
    await page.addInitScript(forbid);
    let send = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const card = cardOf(page, "Large Eggs");
    await card.getByRole("radio", { name: "Collection" }).check();
    await card.getByRole("button", { name: "Add to Basket" }).click();
    await expect(card.getByRole("button", { name: "Added" })).toBeVisible();
    send();
    await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
    await basketLink(page).click();
    await expect(lineOf(page, "Large Eggs, 6 pack, Collection")).toBeVisible();
  });
}
