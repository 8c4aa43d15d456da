import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { ASKING_AGAIN, anOwner, SHARED_SHOP, somebody } from "#tests/e2e/people.ts";
import { addPack, basketLink, cardOf, MOVING, noticeOf, practise } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

test.use(MOVING);

test.describe.configure({ mode: "serial" });
test.use(SHARED_SHOP);

const SOON = { timeout: seconds(3) };

const editor = (page: Page, name: "Inventory" | "Pricing Management") =>
  page.getByRole("region", { name, exact: true });

const saveIn = (page: Page, name: "Inventory" | "Pricing Management") =>
  editor(page, name).getByRole("button", { name: "Save All Changes" }).click();

test("an owner's change reaches everyone at once, without a reload", { tag: "@daily" }, async ({
  browser,
}) => {
  const [customer, owner] = [await somebody(browser), await somebody(browser, "/admin/login")];
  await owner.getByRole("textbox", { name: "Password" }).fill("farmgate");
  await owner.getByRole("button", { name: "Unlock Dashboard" }).click();
  await expect(owner.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await owner.goto("/admin/pricing");
  await expect(cardOf(customer, "Small Eggs").getByText("150 in stock")).toBeVisible();
  await editor(owner, "Inventory")
    .getByRole("group", { name: "Small Eggs" })
    .getByLabel("Stock")
    .fill("77");
  await saveIn(owner, "Inventory");
  await expect(cardOf(customer, "Small Eggs").getByText("77 in stock")).toBeVisible(SOON);
  await editor(owner, "Pricing Management")
    .getByRole("group", { name: "Small Eggs" })
    .getByLabel("12 pack")
    .fill("2.65");
  await saveIn(owner, "Pricing Management");
  await expect(
    cardOf(customer, "Small Eggs").getByRole("option", { name: "12 pack — £2.65" }),
  ).toBeAttached(SOON);
});

test("an order reaches the farm, lowers everyone's stock and is found by its buyer", {
  tag: "@daily",
}, async ({ browser }) => {
  const [mabel, other, owner] = [
    await somebody(browser),
    await somebody(browser),
    await anOwner(browser, "/admin/orders"),
  ];
  await addPack(mabel, "Extra Large Eggs", 12);
  await basketLink(mabel).click();
  await practise(mabel, "Mabel", "mabel@example.com", "RH10 1AA");
  await expect(mabel.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const order = mabel.getByRole("article", { name: /^Order / });
  const when = /^We deliver on (?:Saturday|Sunday) \d+ [A-Z][a-z]+$/;
  await expect(order.getByText(when)).toBeVisible();
  await mabel.reload();
  await expect(order.getByText(when)).toBeVisible();
  await mabel.getByRole("link", { name: "View My Orders" }).click();
  await expect(order.getByText(when)).toBeVisible();
  await expect(mabel.getByLabel("Email")).toHaveValue("mabel@example.com");
  await expect(basketLink(mabel)).toHaveAccessibleName("Basket");
  await expect(cardOf(other, "Extra Large Eggs").getByText("108 in stock")).toBeVisible(SOON);
  await expect(owner.getByRole("button", { name: /mabel@example\.com/ })).toBeVisible(SOON);
  for (const [page, found] of [
    [mabel, 1],
    [other, 0],
  ] as const) {
    await page.goto("/my-orders");
    await page.getByLabel("Email").fill("MABEL@example.com");
    await page.getByRole("button", { name: "Find Orders" }).click();
    await expect(page.getByRole("status").filter({ hasText: /found/i })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(found);
  }
});

/** As a client without an editor sends it. */
const send = async (page: Page, call: string, input: object) => {
  const answer = await page.request.post(`/api/office/${call}`, { data: [input], ...ASKING_AGAIN });
  return (await answer.json()).value.value;
};

const UNCLEAN = '<p>Pullet eggs!</p><img src="/nothing.svg" onerror="document.body.remove()">';

test("a story and the splash page reach everyone, cleaned", async ({ browser }) => {
  test.slow();
  const owner = await anOwner(browser, "/admin/posts/new");
  await owner.getByLabel("Title").fill("A Hen Called Pim");
  await owner.getByRole("textbox", { name: "Content" }).fill("She lays on Sundays.");
  await owner.getByRole("button", { name: "Publish Story" }).click();
  // Its cleaner is a process of its own, which takes a while to start on a busy machine.
  await expect(owner).toHaveURL("/admin/posts", { timeout: seconds(20) });
  const reader = await somebody(browser, "/our-chickens");
  await expect(reader.getByRole("heading", { name: "A Hen Called Pim" })).toBeVisible();
  await reader.getByRole("article", { name: /Pim/ }).getByRole("link").first().click();
  await expect(reader.getByText("She lays on Sundays.")).toBeVisible();
  await expect(reader).toHaveTitle(/A Hen Called Pim/);
  const sent = await reader.request.get(reader.url(), ASKING_AGAIN);
  expect(await sent.text()).toContain("A Hen Called Pim");

  const story = { title: "A Hen Called Pam", featuredImage: "", content: UNCLEAN, tags: "" };
  const { id } = await send(owner, "createPost", story);
  const kept = await owner.request.get(`/api/counter/getPost?input=["${id}"]`, ASKING_AGAIN);
  expect((await kept.json()).value.content).toMatch(/^<p>Pullet eggs!<\/p>(?!.*onerror)/);
  const splash = { content: UNCLEAN, enabled: true, version: "1" };
  const { content, version } = await send(owner, "saveSplash", splash);
  expect(content).not.toContain("onerror");
  const visitor = await somebody(browser);
  await expect(visitor.getByRole("dialog")).toContainText("Pullet eggs!");
  await send(owner, "saveSplash", { content, enabled: false, version: String(version) });
});

test("logging out in one window ends the other at once", { tag: "@daily" }, async ({ browser }) => {
  const owner = await anOwner(browser, "/admin/orders");
  const second = await owner.context().newPage();
  await second.goto("/admin/flocks");
  await expect(second.getByRole("heading", { name: "Flocks" })).toBeVisible();
  await owner.getByRole("button", { name: "Logout" }).click();
  await expect(second.getByRole("heading", { name: "Admin Login" })).toBeVisible(SOON);
});

test("a page without the shop says so, keeps what it shows, and goes on by itself", {
  tag: "@daily",
}, async ({ browser }) => {
  const page = await somebody(browser);
  await addPack(page, "Large Eggs", 12);
  await page.context().setOffline(true);
  await page.route("**/api/**", (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const line = page.getByText("No connection to the shop. Trying again…");
  await expect(line).toBeVisible({ timeout: seconds(9) });
  await expect(cardOf(page, "Large Eggs").getByText(/in stock/)).toBeVisible();
  await page.unroute("**/api/**");
  await page.context().setOffline(false);
  await expect(line).toBeHidden({ timeout: seconds(9) });
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
});

test("every page says that it is for practice, and is flawless in every look", async ({
  browser,
}) => {
  test.slow();
  const [customer, owner] = [await somebody(browser), await anOwner(browser, "/admin/pricing")];
  for (const page of [customer, owner]) {
    await expect(page.getByText("Practice shop: no money moves.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFlawlessInEveryLook(page);
  }
  await expect(noticeOf(customer, "anything")).toBeHidden();
});

test("the shop serves no password hash, and answers 404 for unknown paths", {
  tag: "@daily",
}, async ({ request }) => {
  const seen = new Set<string>();
  const waiting = ["/", "/checkout", "/admin/login", "/our-chickens", "/nowhere", "/api"];
  const statuses = new Map<string, number>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await request.get(path, ASKING_AGAIN);
    const text = await answer.text();
    statuses.set(path, answer.status());
    expect(text, path).not.toMatch(/pbkdf2-sha256:|scrypt:|S9MGKKSS19o6/);
    for (const [found] of text.matchAll(/(?:\/|\.\/)?assets\/[\w.-]+\.(?:js|css)|\.\/[\w.-]+\.js/g))
      waiting.push(`/assets/${found.split("/").at(-1)}`);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(statuses.get("/nowhere")).toBe(404);
  expect(statuses.get("/")).toBe(200);
});
