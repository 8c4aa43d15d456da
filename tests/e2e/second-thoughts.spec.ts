import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { mailBox } from "#tests/e2e/mail-box.ts";
import { command, endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { noticeOf } from "#tests/e2e/shop.ts";

const PORT = 4216;
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

const buy = async (name: string): Promise<string> => {
  const opened = await command(SHOP, "counter/openPayment", [[DOZEN], "practice", 340]);
  const { orderId } = boughtIn(opened?.answer);
  const payer = { givenName: name, email: `${name}@example.com` };
  await command(SHOP, "counter/takePayment", [orderId, payer]);
  return orderId;
};

const linkIn = async (subject: RegExp): Promise<string> => {
  await expect.poll(() => box.with(subject).length, { timeout: 15_000 }).toBeGreaterThan(0);
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
  await expect(days.getByRole("radio").first()).toBeFocused();
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
  const cookie = (await command(SHOP, "counter/logIn", ["farmgate"]))?.cookie ?? "";
  await command(SHOP, "office/erasePerson", ["ada@example.com"], { Cookie: cookie });
  expect(await open(token)).toBe(over);
  const page = await somebody(browser, link);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^This link is over\. Please text us on /);
});
