import { expect, test } from "@playwright/test";
import { FARM } from "#core/farm.ts";
import { noticeOf } from "#tests/e2e/shop.ts";

test("About is under construction", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByText("This page is under construction.")).toBeVisible();
});

test("the contact form sends nothing, says so and keeps what was typed", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Mabel");
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByLabel("Message").fill("Are there eggs?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(noticeOf(page, "Message Not Sent")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Are there eggs?");
  await expect(page.getByRole("link", { name: FARM.phone })).toHaveAttribute(
    "href",
    "tel:07700900142",
  );
  await expect(page.getByRole("link", { name: FARM.email })).toHaveAttribute(
    "href",
    `mailto:${FARM.email}`,
  );
  await expect(page.getByText(FARM.directions)).toBeVisible();
});

test("the map is centred on the farm and loaded when it is scrolled near", async ({ page }) => {
  const asked: URL[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
  });
  await page.goto("/how-to-find-us");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  const { latitude, longitude } = FARM.coordinates;
  expect(asked[0]?.pathname).toBe("/export/embed.html");
  expect(asked[0]?.searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  const [west = 0, south = 0, east = 0, north = 0] = (asked[0]?.searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(longitude, 4);
  expect((south + north) / 2).toBeCloseTo(latitude, 4);
  await expect(page.locator("iframe")).toHaveAttribute("loading", "lazy");
  await expect(page.getByRole("link", { name: "Open the map on OpenStreetMap" })).toHaveAttribute(
    "href",
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  );
  for (const line of FARM.address)
    await expect(page.getByText(line, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(FARM.collectionTimes)).toBeVisible();
  await expect(page.getByRole("link", { name: FARM.phone })).toBeVisible();
});
