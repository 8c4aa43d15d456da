import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, isSidewaysScrollable } from "#tests/e2e/every-look.ts";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";

const PORT = 4233;
const SHOP = `http://127.0.0.1:${PORT}`;
const HEIGHT = 640;

test.use({
  serviceWorkers: "allow",
  baseURL: SHOP,
  viewport: { width: 360, height: HEIGHT },
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
  const answer = await request.post(`/api/${path}`, { data });
  expect(answer.status()).toBe(200);
};

const logIn = ({ request }: Page) => call(request, "counter/logIn", ["farmgate"]);

const figure = (page: Page, name: string) => page.getByRole("spinbutton", { name });

const saveButton = (page: Page) => page.getByRole("button", { name: /^Save / });

const eggsOf = async ({ request }: Page, flock: string): Promise<number> => {
  const input = encodeURIComponent(JSON.stringify([flock]));
  const answer = await request.get(`/api/office/getFlock?input=${input}`);
  const { value } = (await answer.json()) as { value: { eggs: readonly unknown[] } };
  return value.eggs.length;
};

const saveLarge = async (page: Page, eggs: number) => {
  await figure(page, "Large").fill(String(eggs));
  await page.getByRole("button", { name: `Save ${eggs} eggs` }).click();
};

test("from the tabs to Save nothing scrolls at 360 x 640, by targets of 56 px, and axe is content", async ({
  page,
}) => {
  test.slow();
  await logIn(page);
  const counts = { small: "1", medium: "2", large: "3", extraLarge: "4", doubleYolkers: "5" };
  await call(page.request, "office/logCount", [
    { id: "first", flock: "1", date: "", counts, cracked: "", kept: { size: "large", eggs: "" } },
  ]);
  await page.goto("/admin/count");
  await saveButton(page).waitFor();
  expect(await isSidewaysScrollable(page)).toBe(false);
  const box = async (place: ReturnType<Page["getByRole"]>) =>
    (await place.boundingBox()) ?? { y: -1, height: HEIGHT };
  const [tabs, save] = [await box(page.getByRole("tablist")), await box(saveButton(page))];
  expect(tabs.y).toBeGreaterThanOrEqual(0);
  expect(save.y + save.height).toBeLessThanOrEqual(HEIGHT);
  const kept = await box(figure(page, "Kept for us"));
  expect(kept.y + kept.height).toBeLessThanOrEqual(save.y);
  const targets = page.locator("form :is(button, input, select)");
  for (const { width, height } of await targets.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()),
  ))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(56);
  await expect(figure(page, "Large")).toHaveCSS("font-size", "32px");
  await expect(page.getByText(/^Counted today: 15 eggs at \d+:\d\d [AP]M$/)).toBeVisible();
  await expectFlawlessInEveryLook(page);
});

/** Whether the page would open without a network. */
const isKept = async (): Promise<boolean> => {
  if (navigator.serviceWorker.controller?.state !== "activated") return false;
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = files.flat().map(({ url }) => new URL(url).pathname);
  return paths.includes("/404.html") && paths.some((path) => /count-page.*js$/.test(path));
};

test("counts made without a network outlast a reload, and two tabs send each once", async ({
  page,
  context,
}) => {
  test.slow();
  await logIn(page);
  await page.goto("/admin/count");
  await saveButton(page).waitFor();
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  const before = await eggsOf(page, "1");

  await context.setOffline(true);
  await page.goto("/admin/count");
  const opened = Date.now();
  await saveButton(page).waitFor();
  await saveLarge(page, 84);
  await expect(
    page.getByText("Saved on this phone. It is sent when there is a network."),
  ).toBeVisible();
  expect(Date.now() - opened).toBeLessThan(15_000);
  await page.getByRole("tab", { name: "Flock 1" }).click();
  await saveLarge(page, 12);
  await expect(page.getByText("Two counts wait to be sent.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Two counts wait to be sent.")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/admin/count");
  await expect(other.getByText("Two counts wait to be sent.")).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, other])
    await expect(tab.getByText(/to be sent/)).toHaveCount(0, { timeout: 45_000 });
  await expect.poll(async () => (await eggsOf(page, "1")) - before).toBe(2);
});

test("counts wait for a login where the session is over", async ({ page, context }) => {
  test.slow();
  await logIn(page);
  await page.goto("/admin/count");
  await saveButton(page).waitFor();
  const before = await eggsOf(page, "1");
  await context.clearCookies();
  await page.getByRole("tab", { name: "Flock 1" }).click();
  await saveLarge(page, 7);
  await expect(
    page.getByText("Please log in to send one count.").filter({ visible: true }),
  ).toBeVisible();
  await page.getByLabel("Password").fill("farmgate");
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await expect(page.getByText(/to be sent|to send/)).toHaveCount(0, { timeout: 45_000 });
  await expect.poll(async () => (await eggsOf(page, "1")) - before).toBe(1);
});
