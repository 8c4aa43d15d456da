import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { expectFlawlessInEveryLook, isSidewaysScrollable } from "#tests/e2e/every-look.ts";
import { ASKING_AGAIN, logIn } from "#tests/e2e/people.ts";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { seconds } from "../../tools/lib/slowness.ts";

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
  const answer = await request.post(`/api/${path}`, { data, ...ASKING_AGAIN });
  expect(answer.status()).toBe(200);
};

const figure = (page: Page, name: string) => page.getByRole("spinbutton", { name });

const saveButton = (page: Page) => page.getByRole("button", { name: /^Save / });

interface Entry {
  readonly date: string;
  readonly large: number;
}

const entriesOf = async ({ request }: Page, flock: string): Promise<readonly Entry[]> => {
  const input = encodeURIComponent(JSON.stringify([flock]));
  const answer = await request.get(`/api/office/getFlock?input=${input}`, ASKING_AGAIN);
  const { value } = (await answer.json()) as {
    value: { eggs: readonly { date: string; counts: { large: number } }[] };
  };
  return value.eggs.map(({ date, counts }) => ({ date, large: counts.large }));
};

const eggsOf = async (page: Page, flock: string): Promise<number> =>
  (await entriesOf(page, flock)).length;

const saveLarge = async (page: Page, eggs: number) => {
  await figure(page, "Large").fill(String(eggs));
  await page.getByRole("button", { name: `Save ${eggs} eggs` }).click();
};

test("from the tabs to Save nothing scrolls at 360 x 640, targets have 56 px, and axe passes", async ({
  page,
}) => {
  test.slow();
  await logIn(page.request);
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

const dayBack = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const refuseCounts = (page: Page) => page.route("**/api/office/logCount", (route) => route.abort());

const boxOf = async (place: ReturnType<Page["getByRole"]>) =>
  (await place.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };

test("Save stays in sight with missed days, a waiting count, withheld eggs and high figures", async ({
  page,
}) => {
  test.slow();
  await logIn(page.request);
  const counts = { small: "", medium: "", large: "9", extraLarge: "", doubleYolkers: "" };
  const kept = { size: "large", eggs: "" };
  await call(page.request, "office/logCount", [
    { id: "long ago", flock: "2", date: dayBack(27), counts, cracked: "", kept },
  ]);
  await call(page.request, "office/addMedicine", [
    {
      ...{ flock: "2", medicine: "Flubenvet", batch: "B1", quantity: "60 g", treated: "all" },
      ...{ reason: "worms", boughtFrom: "The vet", boughtOn: dayBack(1), prescribedBy: "" },
      ...{ first: dayBack(1), last: dayBack(0), days: "7" },
    },
  ]);
  await refuseCounts(page);
  await page.goto("/admin/count");
  await page.getByRole("tab", { name: "Flock 2" }).click();
  await figure(page, "Large").fill("5");
  await saveButton(page).click();
  await expect(page.getByText("One count waits to be sent.")).toBeVisible();
  await page.getByRole("tab", { name: "Flock 2" }).click();
  await expect(page.getByText(/These eggs are not for sale/)).toBeVisible();
  await figure(page, "Medium").fill("1000001");
  await figure(page, "Cracked").fill("1000001");
  await expect(page.getByText("At most 1,000,000 cracked.")).toBeVisible();
  const tabs = await boxOf(page.getByRole("tablist"));
  const save = await boxOf(saveButton(page));
  const cracked = await boxOf(figure(page, "Cracked"));
  await expect(page.getByText("At most 1,000,000 cracked.")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(tabs.y).toBeGreaterThanOrEqual(0);
  expect(cracked.y + cracked.height).toBeLessThanOrEqual(save.y);
  expect(save.y + save.height).toBeLessThanOrEqual(HEIGHT);
  const folded = page.getByText(/^\d+ days without a count since /);
  expect((await boxOf(folded)).y).toBeGreaterThanOrEqual(save.y + save.height);
  await folded.click();
  const missed = page.getByText(/^Missed:/);
  expect(await missed.getByRole("button").count()).toBeGreaterThanOrEqual(25);
  expect(await isSidewaysScrollable(page)).toBe(false);
  await missed.getByRole("button").last().click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
});

const NOTICE = "[data-sonner-toast]";

/** What of the form a notice lies over: of each its name, or its words. */
const coveredBy = (notice: Element): readonly string[] => {
  const { top, bottom, left, right } = notice.getBoundingClientRect();
  const isCovered = (one: Element): boolean => {
    const box = one.getBoundingClientRect();
    return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
  };
  return [...document.querySelectorAll("form :is(button, input, select)")]
    .filter(isCovered)
    .map((one) => one.getAttribute("aria-label") ?? one.textContent);
};

test("a notice covers the day's row alone: the first one, a waiting count's and its Undo's", async ({
  page,
}) => {
  test.slow();
  await logIn(page.request);
  await page.goto("/admin/count");
  await page.getByRole("tab", { name: "Flock 1" }).click();
  const expectFree = async (words: RegExp) => {
    const notice = page.locator(NOTICE).filter({ hasText: words });
    await expect(notice).toBeVisible();
    await expect.poll(() => notice.evaluate(coveredBy)).toEqual(["Day before", "Day after"]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await saveLarge(page, 3);
  await expectFree(/Egg count logged successfully/);
  await refuseCounts(page);
  await saveLarge(page, 4);
  await expect(page.getByText("One count waits to be sent.")).toBeVisible();
  await expectFree(/It is sent when there is a network/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectFree(/The egg count has been removed/);
});

test("a wrong figure's message stands below Save on a wide screen, within Save on a phone", async ({
  page,
}) => {
  await logIn(page.request);
  await page.goto("/admin/count");
  const fault = page.getByText("At most 1,000,000 cracked.");
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await figure(page, "Cracked").fill("1000001");
    const [save, said] = [await boxOf(saveButton(page)), await boxOf(fault)];
    expect(said.y).toBeGreaterThanOrEqual(save.y + save.height);
    await expect(fault).toBeInViewport({ ratio: 1 });
    await expectFlawlessInEveryLook(page);
  }
  await page.setViewportSize({ width: 360, height: HEIGHT });
  const [save, said] = [await boxOf(saveButton(page)), await boxOf(fault)];
  expect(said.y).toBeGreaterThanOrEqual(save.y);
  expect(said.y + said.height).toBeLessThanOrEqual(save.y + save.height);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("what waits stays in view on a page of the admin area however far it is scrolled", async ({
  page,
}) => {
  await logIn(page.request);
  await refuseCounts(page);
  await page.goto("/admin/count");
  await saveLarge(page, 3);
  await page.goto("/admin/settings");
  const line = page.getByText("One count waits to be sent.");
  await expect(line).toBeInViewport({ ratio: 1 });
  const scrollDown = (): number => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scrollDown)).toBeGreaterThan(HEIGHT);
  await expect(line).toBeInViewport({ ratio: 1 });
});

/** Whether the page would open without a network. */
const isKept = async (): Promise<boolean> => {
  if (navigator.serviceWorker.controller?.state !== "activated") return false;
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = files.flat().map(({ url }) => new URL(url).pathname);
  return paths.includes("/404.html") && paths.some((path) => /count-page.*js$/.test(path));
};

const keptOffline = async (page: Page, context: BrowserContext): Promise<void> => {
  await logIn(page.request);
  await page.goto("/admin/count");
  await saveButton(page).waitFor();
  await expect.poll(() => page.evaluate(isKept), { timeout: seconds(15) }).toBe(true);
  await context.setOffline(true);
};

const waitingHere = (
  page: Page,
): Promise<readonly { readonly what: { readonly date: string } }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("countQueue") ?? "[]"));

test.describe("on a phone", () => {
  test.use({ hasTouch: true });

  test("a newcomer opens the page offline and saves two figures by three taps within 15 seconds", async ({
    page,
    context,
  }) => {
    test.slow();
    await keptOffline(page, context);
    const began = Date.now();
    let taps = 0;
    // As long as it takes to find where to tap.
    const tap = async (place: ReturnType<Page["getByRole"]>): Promise<void> => {
      await page.waitForTimeout(1_000);
      await place.tap();
      taps += 1;
    };
    await page.goto("/admin/count");
    await tap(figure(page, "Medium"));
    await page.keyboard.type("12", { delay: 300 });
    await tap(figure(page, "Large"));
    await page.keyboard.type("72", { delay: 300 });
    await tap(page.getByRole("button", { name: "Save 84 eggs" }));
    await expect(
      page.getByText("Saved on this phone. It is sent when there is a network."),
    ).toBeVisible();
    expect(Date.now() - began).toBeLessThan(15_000);
    expect(taps).toBe(3);
    expect(await waitingHere(page)).toHaveLength(1);
    await context.setOffline(false);
    await expect(page.getByText(/to be sent/)).toHaveCount(0, { timeout: seconds(45) });
  });
});

test("counts made without a network outlast a reload, and two tabs send each once", async ({
  page,
  context,
}) => {
  test.slow();
  await keptOffline(page, context);
  const before = await eggsOf(page, "1");
  await page.goto("/admin/count");
  await saveButton(page).waitFor();
  await saveLarge(page, 84);
  await expect(
    page.getByText("Saved on this phone. It is sent when there is a network."),
  ).toBeVisible();
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
    await expect(tab.getByText(/to be sent/)).toHaveCount(0, { timeout: seconds(45) });
  await expect.poll(async () => (await eggsOf(page, "1")) - before).toBe(2);
});

test("counts outlast the end of the session and another password, and are sent after the login", async ({
  page,
  context,
  playwright,
}) => {
  test.slow();
  await logIn(page.request);
  await page.goto("/admin/count");
  await saveButton(page).waitFor();
  const before = await eggsOf(page, "1");
  await context.setOffline(true);
  await page.getByRole("tab", { name: "Flock 1" }).click();
  await saveLarge(page, 7);
  await expect(page.getByText("One count waits to be sent.")).toBeVisible();

  const laptop = await playwright.request.newContext({ baseURL: SHOP });
  await logIn(laptop);
  const next = "eleven brown hens";
  await call(laptop, "office/changePassword", [{ current: "farmgate", next, again: next }]);
  await context.setOffline(false);
  await expect(
    page.getByText("Please log in to send one count.").filter({ visible: true }),
  ).toBeVisible({ timeout: seconds(45) });
  await page.getByLabel("Password").fill("farmgate");
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
  expect(await waitingHere(page)).toHaveLength(1);
  await page.getByLabel("Password").fill(next);
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await expect(page.getByText(/to be sent|to send/)).toHaveCount(0, { timeout: seconds(45) });
  await expect.poll(async () => (await eggsOf(page, "1")) - before).toBe(1);
  await laptop.dispose();
});
