import { expect, test } from "@playwright/test";
import { FARM } from "#core/farm.ts";

test("the map loads when it is scrolled near", { tag: "@daily" }, async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
  });
  await page.goto("/how-to-find-us");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  const { latitude, longitude } = FARM.coordinates;
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? "").searchParams.get("marker")).toBe(`${latitude},${longitude}`);
});
