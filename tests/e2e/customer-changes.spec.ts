import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { writtenDay } from "#core/shared/calendar.ts";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { mailBox } from "#tests/e2e/mail-box.ts";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  startServer,
} from "#tests/e2e/server-process.ts";
import { aStoredLine, noticeOf, openWith } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4217;
const SHOP = `http://localhost:${PORT}`;

test.use({ baseURL: SHOP });
test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
let box: Awaited<ReturnType<typeof mailBox>>;

test.beforeAll(async () => {
  const data = join(folder, "data");
  plantOpenedToday(data);
  box = await mailBox();
  await startServer(PORT, { FARMGATE_DATA: data, SMTP_URL: box.url });
});

test.afterAll(async () => {
  endAll();
  await box.close();
  rmSync(folder, { recursive: true, force: true });
});

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "collection", quantity: 1 };

const boughtIn = (answer: unknown) =>
  (answer as { readonly value: { readonly ok: boolean; readonly value: Bought } }).value.value;

interface Bought {
  readonly orderId: string;
}

const buy = async (name: string, days?: object): Promise<string> => {
  const wanted = days ? ["", days] : [];
  const opened = await command(SHOP, "counter/openPayment", [[DOZEN], "practice", 340, ...wanted]);
  const { orderId } = boughtIn(opened?.answer);
  const payer = { givenName: name, email: `${name}@example.com` };
  await command(SHOP, "counter/takePayment", [orderId, payer]);
  return orderId;
};

const linkIn = async (subject: RegExp): Promise<string> => {
  await expect.poll(() => box.with(subject).length, { timeout: seconds(15) }).toBeGreaterThan(0);
  const [mail] = box.with(subject);
  const [link = ""] = /http:\/\/\S+#order=[\w-]{43}/.exec(mail?.text ?? "") ?? [];
  expect(link).not.toBe("");
  expect(mail?.html).toContain(link);
  return link;
};

/** Another person, with a browser of their own. */
const somebody = async (browser: Browser, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: SHOP })).newPage();
  await page.goto(path);
  return page;
};

const show = async (page: Page) => {
  await page.getByRole("button", { name: "Show my order" }).click();
  const card = page.getByRole("article", { name: /^Order / });
  await expect(card).toBeVisible();
  return card;
};

test("a mail's link shows its order by a press, moves it by keyboard and cancels it", async ({
  browser,
}) => {
  const orderId = await buy("Mabel");
  const link = await linkIn(new RegExp(`^Your eggs .* ${orderId.slice(0, 8)}`));
  const asked: string[] = [];
  const page = await somebody(browser, "/about");
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Show my order" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
  expect(asked.filter((url) => url.includes("openOrder"))).toEqual([]);
  const card = await show(page);
  expect(asked.join(" ")).not.toContain(link.split("=")[1]);
  await expect(card.getByText(/^You can change or cancel this order until /)).toBeVisible();

  await card.getByRole("button", { name: /^Change the day…/ }).press("Enter");
  const days = card.getByRole("group", { name: "Collection day" });
  await expect(days.getByRole("radio", { disabled: false }).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const change = card.getByRole("button", { name: /^Change to / });
  await expect(change).toBeVisible();
  await expectFlawlessInEveryLook(page);
  const day = ((await change.textContent()) ?? "").replace("Change to ", "");
  await change.press("Enter");
  await expect(noticeOf(page, `Your order is now for ${day}.`)).toBeVisible();
  await expect(card.getByText(new RegExp(`^Collect on ${day}`))).toBeVisible();
  await linkIn(new RegExp(`is now for ${day}`));
  await expect
    .poll(() => box.with(new RegExp(`moved to ${day} by the customer`)).length)
    .toBeGreaterThan(0);

  await card.getByRole("button", { name: "Cancel this order…" }).click();
  const dialog = page.getByRole("dialog", { name: `Cancel order ${orderId.slice(0, 8)}?` });
  await expect(dialog.getByText("We pay back £3.40, the way you paid.")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(card.getByText("Refunded")).toBeVisible();
  await expect(card.getByText(/You can change/)).toBeHidden();
  await expect.poll(() => box.with(/was cancelled by the customer/).length).toBe(1);
});

test("six eggs that were forgotten join an order by the link of its mail, and both are told", async ({
  browser,
}) => {
  const orderId = await buy("Wren");
  const number = orderId.slice(0, 8);
  const page = await somebody(browser, await linkIn(new RegExp(`^Your eggs .* ${number}`)));
  await (await show(page)).getByRole("link", { name: /^Add to this order/ }).press("Enter");
  await expect(page.getByRole("heading", { name: `Add to Order ${number}` })).toBeVisible();
  const packs = page.getByRole("region", { name: "Packs to add" });
  await expect(packs.getByText(/^Collect on /)).toBeVisible();
  await packs.getByText("Other packs").click();
  await packs.getByRole("spinbutton", { name: "Large Eggs, 6 pack", exact: true }).fill("1");
  await expect(page.getByRole("region", { name: "Summary" }).getByText("£1.80")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.reload();
  await packs.getByText("Other packs").click();
  await packs.getByRole("spinbutton", { name: "Large Eggs, 6 pack", exact: true }).fill("1");
  await page.getByRole("button", { name: /^Practice payment/ }).click();
  await page.getByLabel("Email", { exact: true }).fill("husband@example.com");
  await page.getByRole("button", { name: "Complete practice payment" }).click();
  const said = `What you added is part of order ${number} now.`;
  await expect(page.getByText(said)).toBeVisible();
  const card = page.getByRole("article", { name: `Order ${number}` });
  await expect(card.getByText("£5.20")).toBeVisible();
  await expect(card.getByRole("row")).toHaveCount(3);
  for (const subject of [`Your order ${number} has more packs`, `Order ${number}: packs added`])
    await expect.poll(() => box.with(new RegExp(subject)).length, subject).toBe(1);
});

test("a token of one altered letter, and one that was erased, are answered alike", async ({
  browser,
}) => {
  const orderId = await buy("Ada");
  const link = await linkIn(new RegExp(`^Your eggs .* ${orderId.slice(0, 8)}`));
  const token = link.split("=")[1] ?? "";
  const altered = `${token.startsWith("a") ? "b" : "a"}${token.slice(1)}`;
  const open = async (asked: string) => {
    const sent = await command(SHOP, "counter/openOrder", [asked]);
    return JSON.stringify(sent?.answer);
  };
  expect(await open(token)).toContain(orderId);
  const over = await open(altered);
  const owner = { Cookie: await ownersCookie(SHOP) };
  await command(SHOP, "office/erasePersonNow", ["ada@example.com"], owner);
  expect(await open(token)).toBe(over);
  const page = await somebody(browser, link);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^This link is over\. Please text us on /);
});

interface Sheet {
  readonly value: { readonly version: string; readonly week: { week: object[]; area: string[] } };
}

test("a moved order's place is offered to a waiting browser within two seconds, and once", async ({
  page,
}) => {
  const owner = { Cookie: await ownersCookie(SHOP) };
  const sheet = (await command(SHOP, "office/getWeek", [], owner))?.answer as Sheet;
  const { version, week } = sheet.value;
  const capped = week.week.map((row) => ({ ...row, orders: 1 }));
  await command(
    SHOP,
    "office/saveWeek",
    [{ version, week: capped, area: week.area, horizon: 21 }],
    owner,
  );
  const answer = await fetch(`${SHOP}/api/counter/getDays`);
  const { value } = (await answer.json()) as {
    value: { collection: { day: string; state: string }[] };
  };
  const [first = "", next = ""] = value.collection
    .filter(({ state }) => state === "open")
    .map(({ day }) => day);
  const orderId = await buy("May", { collection: first });
  const link = await linkIn(new RegExp(`^Your eggs .* ${orderId.slice(0, 8)}`));

  await openWith(page, { cart: [aStoredLine({ deliveryMethod: "collection" })] }, "/checkout");
  const days = page.getByRole("group", { name: "Collection day" });
  const radioOf = (day: string) =>
    days.getByRole("radio", { name: new RegExp(`^${writtenDay(day)}`) });
  const freed = radioOf(first);
  await expect(freed).toHaveAccessibleName(/: full$/);
  await expect(freed).toBeDisabled();
  const move = { orderId, token: link.split("=")[1], method: "collection", day: next };
  const moved = await command(SHOP, "counter/changeDay", [move]);
  expect(moved?.answer).toMatchObject({ value: { ok: true } });
  await expect(freed).toBeEnabled({ timeout: seconds(2.5) });
  await expect(radioOf(next)).toBeDisabled();

  const buyFirst = () =>
    command(SHOP, "counter/openPayment", [[DOZEN], "practice", 340, "", { collection: first }]);
  const opened = await Promise.all([buyFirst(), buyFirst(), buyFirst()]);
  const isOpened = (one: (typeof opened)[number]) =>
    JSON.stringify(one?.answer).startsWith('{"value":{"ok":true');
  expect(opened.filter(isOpened)).toHaveLength(1);
  const back = await command(SHOP, "counter/changeDay", [{ ...move, day: first }]);
  expect(back?.answer).toMatchObject({ value: { refusal: { kind: "day-gone", why: "full" } } });
});
