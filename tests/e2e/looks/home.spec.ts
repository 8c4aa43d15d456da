import { expect, test } from "@playwright/test";
import { addPack } from "#tests/e2e/shop.ts";

test("the header is one row at every width", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 344, 896, 972, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    const [logo, basket] = await Promise.all([
      page.getByRole("link", { name: "Farmgate" }).boundingBox(),
      page.getByRole("link", { name: /^Basket/ }).boundingBox(),
    ]);
    const middle = (box: { y: number; height: number } | null) =>
      box ? box.y + box.height / 2 : 0;
    expect(Math.abs(middle(logo) - middle(basket)), `${width} px`).toBeLessThan(4);
  }
});

test("Home asks no foreign host for anything", { tag: "@daily" }, async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/");
  await addPack(page, "Large Eggs", 6);
  await page.mouse.wheel(0, 5000);
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
});
