import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, isSidewaysScrollable } from "#tests/e2e/every-look.ts";
import { ASKING_AGAIN, logIn } from "#tests/e2e/people.ts";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4229;
const SHOP = `http://127.0.0.1:${PORT}`;
const PARCELS = 20;

test.use({
  serviceWorkers: "allow",
  baseURL: SHOP,
  viewport: { width: 360, height: 640 },
});
test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.beforeAll(async () => {
  plantOpenedToday(join(folder, "data"));
  await startServer(PORT, { FARMGATE_DATA: join(folder, "data") });
});

test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const call = async (request: APIRequestContext, path: string, data: unknown) => {
  const answer = await request.post(`/api/${path}`, { data, ...ASKING_AGAIN });
  return (await answer.json()) as { value: never };
};

/** The day that the orders are for: which it is depends on when the test runs. */
let day = "";

/** Orders of one pack each. */
const placeOrders = async (request: APIRequestContext): Promise<void> => {
  const pack = { category: "large", packSize: 6, deliveryMethod: "delivery", quantity: 1 };
  for (let at = 0; at < PARCELS; at += 1) {
    const { value } = await call(request, "counter/openPayment", [[pack], "practice", 180]);
    const opened = value as {
      value: { orderId: string; purchase: { days: { delivery: string } } };
    };
    day = opened.value.purchase.days.delivery;
    const payer = {
      givenName: "Ada",
      name: `Ada Hen ${at}`,
      email: `ada${at}@example.com`,
      phone: "07700 900123",
      address: { lines: [`${at + 1} Mill Lane`, "Crawley"], postcode: "RH10 1AA", country: "GB" },
    };
    await call(request, "counter/takePayment", [opened.value.orderId, payer]);
  }
};

const rowOf = (page: Page, name: RegExp) => page.getByRole("group", { name });

const tick = (page: Page, name: RegExp, label: string) =>
  rowOf(page, name).getByRole("checkbox", { name: label }).check();

test("twenty orders are ticked at 360 px by targets of 56 × 70 px, without scrolling sideways", async ({
  page,
}) => {
  test.slow();
  await placeOrders(page.request);
  await logIn(page.request);
  await page.goto(`/admin/packing/${day}`);
  const packing = page.getByRole("region", { name: "Packing" });
  await expect(
    packing.getByText(new RegExp(`^Packed 0 of ${PARCELS}, handed over 0 of ${PARCELS}$`)),
  ).toBeVisible();
  expect(await isSidewaysScrollable(page)).toBe(false);
  const sizes = await packing
    .locator("label:has(input)")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
  expect(sizes).toHaveLength(2 * PARCELS);
  for (const { width, height } of sizes) {
    expect(width).toBeGreaterThanOrEqual(56);
    expect(height).toBeGreaterThanOrEqual(70);
  }
  await tick(page, /^Ada Hen 7 /, "Packed");
  await tick(page, /^Ada Hen 7 /, "Handed over");
  await expect(packing.getByText(new RegExp(`handed over 1 of ${PARCELS}$`))).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isSidewaysScrollable(page)).toBe(false);
});

test("a list that was taken along opens without a network, and its ticks are sent once", async ({
  page,
  context,
}) => {
  test.slow();
  await logIn(page.request);
  await page.goto("/admin/packing");
  await page.locator(`a[href="/admin/packing/${day}"]`).first().click();
  await page.getByRole("button", { name: "Take it along" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Taken along: / })).toBeVisible();
  await expect(page.getByText(/is kept on this device until the day is over/)).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await expect(page.getByText("This page opens without a network.")).toBeVisible({
    timeout: seconds(60),
  });

  await context.setOffline(true);
  await page.goto("/admin/packing/along");
  await expect(page.getByText(new RegExp(`handed over 1 of ${PARCELS}$`))).toBeVisible();
  await tick(page, /^Ada Hen 3 /, "Packed");
  await tick(page, /^Ada Hen 3 /, "Handed over");
  await expect(page.getByText("Two ticks wait to be sent.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(new RegExp(`handed over 2 of ${PARCELS}$`))).toBeVisible();
  await expect(
    rowOf(page, /^Ada Hen 3 /).getByRole("link", { name: "07700 900123" }),
  ).toBeVisible();

  const other = await context.newPage();
  await other.goto("/admin/packing/along");
  await expect(other.getByText("Two ticks wait to be sent.")).toBeVisible();
  // By its key: what is answered late is asked again under the same.
  const sent = new Set<string | undefined>();
  context.on("request", (request) => {
    if (/office\/(?:handOver|setOrderStatus)$/.test(request.url()))
      sent.add(request.headers()["idempotency-key"]);
  });
  await context.setOffline(false);
  for (const tab of [page, other])
    await expect(tab.getByText(/to be sent/)).toBeHidden({ timeout: seconds(45) });
  expect(sent.size).toBe(2);
  expect(sent).not.toContain(undefined);
  await page.goto("/admin/packing");
  await expect(page.getByRole("heading", { level: 1, name: "Packing list" })).toBeVisible();
  await expect(page.getByText("Ada Hen 4")).toBeVisible();
  await expect(page.getByText("Ada Hen 3", { exact: true })).toBeHidden();
});

test("a worker keeps none of the farm's records of the admin area", async ({ page }) => {
  await logIn(page.request);
  await page.goto("/");
  await page.goto("/admin/packing/along");
  const kept = await page.evaluate(async () => {
    const paths = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  });
  expect(kept.filter((path) => /^\/(?:admin|api)/.test(path))).toEqual([]);
});
