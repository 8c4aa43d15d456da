import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  startServer,
} from "#tests/e2e/server-process.ts";
import { aStoredLine, MOVING, openWith, reportShifts, tabTo } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4226;
const SHOP = `http://127.0.0.1:${PORT}`;

test.use({ baseURL: SHOP, ...MOVING });
test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

interface Sheet {
  readonly value: { readonly version: string };
}

/** Every day of the next week is one of collection, with one place. */
test.beforeAll(async () => {
  const data = join(folder, "data");
  plantOpenedToday(data);
  await startServer(PORT, { FARMGATE_DATA: data });
  const owner = { Cookie: await ownersCookie(SHOP) };
  const sheet = (await command(SHOP, "office/getWeek", [], owner))?.answer as Sheet;
  const { version } = sheet.value;
  const area = ["RH10", "RH11"];
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    method: "collection",
    from: "10:00",
    to: "16:00",
    cutOffDays: 1,
    cutOffTime: "24:00",
    orders: 1,
    eggs: null,
  }));
  const saved = await command(
    SHOP,
    "office/saveWeek",
    [{ version, week, area, horizon: 7 }],
    owner,
  );
  expect(saved?.answer).toMatchObject({ value: { ok: true } });
});

test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "collection", quantity: 1 };

const buyFor = async (day: string): Promise<void> => {
  const input = [[DOZEN], "practice", 340, "", { collection: day }];
  const opened = await command(SHOP, "counter/openPayment", input);
  expect(opened?.answer).toMatchObject({ value: { ok: true } });
};

const groupOf = (page: Page) => page.getByRole("group", { name: "Collection day" });

test("a day that fills elsewhere is emptied within two seconds, and another is paid for by keys", async ({
  page,
}) => {
  const moved: string[] = [];
  page.on("pageerror", (error) => void moved.push(String(error)));
  await reportShifts(page);
  await openWith(page, { cart: [aStoredLine({ deliveryMethod: "collection" })] }, "/checkout");
  const chosen = groupOf(page).getByRole("radio", { checked: true });
  await expect(chosen).toHaveAccessibleName(/, order by the end of today, 1 place left$/);
  await page.waitForLoadState("load");
  expect(moved).toEqual([]);
  const { value } = (await (await fetch(`${SHOP}/api/counter/getDays`)).json()) as {
    value: { collection: { day: string; state: string }[] };
  };
  const first = value.collection.find(({ state }) => state === "open")?.day ?? "";
  await buyFor(first);
  const said = groupOf(page).getByRole("status").first();
  await expect(said).toHaveText(/ is full now\. Please choose another day\.$/, {
    timeout: seconds(2.5),
  });
  await expect(chosen).toHaveCount(0);
  await expect(page.getByText("Please choose a day.")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await tabTo(page, groupOf(page).locator("input:enabled").first());
  await page.keyboard.press("Space");
  await expect(chosen).toHaveCount(1);
  await expect(said).toHaveText("");
  await page.getByRole("button", { name: /^Practice payment/ }).press("Enter");
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Complete practice payment" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the basket has the days with their places as they were kept, and the moment of it", async ({
    page,
    context,
  }) => {
    await openWith(page, { cart: [aStoredLine({ deliveryMethod: "collection" })] }, "/");
    const isKept = async () =>
      (await (await caches.match("/"))?.text())?.includes('["days","kept"]') === true;
    await expect.poll(() => page.evaluate(isKept), { timeout: seconds(15) }).toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    endAll();
    await context.setOffline(true);
    await page.goto("/checkout");
    const days = groupOf(page);
    await expect(days.getByRole("radio", { checked: true })).toHaveAccessibleName(
      /, 1 place left$/,
    );
    await expect(days.getByRole("radio", { name: /: full$/ }).first()).toBeDisabled();
    await expect(page.getByText(/^Prices and stock as of/)).toBeVisible();
  });
});
