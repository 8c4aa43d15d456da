import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import {
  addPack,
  aStoredLine,
  basketLink,
  cardOf,
  lineOf,
  noticeOf,
  openWith,
  stored,
  takenOver,
} from "#tests/e2e/shop.ts";
import { content, OWNER } from "#tests/e2e/story-form.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const pressAHundredTimes = (page: Page) =>
  cardOf(page, "Large Eggs")
    .getByRole("button", { name: "Add to Basket" })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 100; press += 1) button.click();
    });

const packsStored = async (page: Page): Promise<number> =>
  ((await stored(page, "cart")) as { quantity: number }[] | null)?.[0]?.quantity ?? 0;

test("two tabs that each add 100 packs at the same time end with 200, again and again", async ({
  context,
}) => {
  test.slow();
  const [one, two] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([one.goto("/"), two.goto("/")]);
  for (const packs of [200, 400, 600]) {
    await Promise.all([pressAHundredTimes(one), pressAHundredTimes(two)]);
    for (const tab of [one, two]) {
      await expect.poll(() => packsStored(tab), { timeout: seconds(20) }).toBe(packs);
      await expect(basketLink(tab)).toHaveAccessibleName(`Basket, ${packs} items`);
    }
  }
});

test("another tab's change of stock, prices or basket shows here without a reload", {
  tag: "@daily",
}, async ({ context }) => {
  const [here, there] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([here.goto("/"), there.goto("/")]);
  // Of what is pressed before, the tab that is ready first tells.
  await takenOver(there);
  await addPack(there, "Medium Eggs", 12);
  await expect(basketLink(here)).toHaveAccessibleName("Basket, 1 item");
  await there.evaluate(() => {
    localStorage.setItem("eggInventory", JSON.stringify({ medium: 77 }));
    localStorage.setItem("eggPrices", JSON.stringify({ medium: { 6: 1.55, 12: 0, 18: 0, 30: 0 } }));
  });
  const medium = cardOf(here, "Medium Eggs");
  await expect(medium.getByText("77 in stock")).toBeVisible();
  await expect(medium.getByRole("option")).toHaveText(["6 pack — £1.55"]);
});

test("checkout shows a basket changed in another tab", { tag: "@daily" }, async ({ context }) => {
  const here = await context.newPage();
  await openWith(here, { cart: [aStoredLine({ quantity: 2 })] }, "/checkout");
  const there = await context.newPage();
  await there.goto("/checkout");
  await there.getByLabel("Quantity").fill("4");
  await expect(lineOf(here, "Large Eggs, 12 pack, Free Delivery")).toContainText("£13.60");
  await there.getByRole("button", { name: "Remove" }).click();
  await expect(here.getByText("Your basket is empty.")).toBeVisible();
});

test("a change that can't be stored is taken back on screen, with a notice", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(page, { cart: [aStoredLine()] });
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  await page.evaluate(() => {
    const space = "x".repeat(1024);
    let filler = space.repeat(5_000);
    while (filler.length > 0) {
      try {
        localStorage.setItem("filler", `${localStorage.getItem("filler") ?? ""}${filler}`);
      } catch {
        filler = filler.slice(0, Math.floor(filler.length / 2));
      }
    }
  });
  const add = cardOf(page, "Small Eggs").getByRole("button", { name: "Add to Basket" });
  await add.click();
  await expect(noticeOf(page, "Not Saved")).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
  expect(await stored(page, "cart")).toHaveLength(1);
});

test("two tabs that change a story each keep their own, and are asked about what both changed", async ({
  context,
}) => {
  const path = "/admin/posts/edit/1775203200000";
  const here = await context.newPage();
  await openWith(here, OWNER, path);
  const there = await context.newPage();
  await there.goto(path);
  await content(there).fill("Marigold wears a new hat.");
  await there.getByLabel("Tags").fill("Hats");
  await there.getByRole("button", { name: "Update Story" }).click();
  await expect(noticeOf(there, "Post Updated")).toBeVisible();

  await here.getByLabel("Title").fill("Marigold's Hat");
  await here.getByLabel("Tags").fill("Hens");
  await here.getByRole("button", { name: "Update Story" }).click();
  await expect(noticeOf(here, "Story Has Changed Meanwhile")).toBeVisible();
  await expect(content(here)).toHaveText("Marigold wears a new hat.");
  const tags = here.getByRole("group", { name: "Tags, stored by now" });
  await expect(tags).toContainText("Hats");
  await expect(tags.getByRole("button")).toBeFocused();
  await expectFlawlessInEveryLook(here);
  await here.keyboard.press("Enter");
  await expect(here.getByLabel("Tags")).toHaveValue("Hats");
  await expect(tags).toBeHidden();
  await here.getByRole("button", { name: "Update Story" }).click();
  await expect(noticeOf(here, "Post Updated")).toBeVisible();
  expect(await stored(here, "blogPosts")).toContainEqual(
    expect.objectContaining({
      title: "Marigold's Hat",
      content: expect.stringContaining("Marigold wears a new hat."),
      tags: ["Hats"],
    }),
  );
});

test("two tabs that change a week each keep their own, of the same day too", async ({
  context,
}) => {
  const here = await context.newPage();
  await openWith(here, OWNER, "/admin/week");
  const there = await context.newPage();
  await there.goto("/admin/week");
  const collection = (page: Page) =>
    page
      .getByRole("group", { name: "Saturday", exact: true })
      .getByRole("group", { name: "Collection", exact: true });
  const save = (page: Page) => page.getByRole("button", { name: "Save The Week" }).click();
  for (const page of [here, there])
    await page.getByRole("group", { name: "Saturday", exact: true }).locator("summary").click();
  await collection(here).getByLabel("From", { exact: true }).fill("11:00");
  await collection(there).getByLabel("Orders at most").fill("12");
  await collection(there).getByLabel("From", { exact: true }).fill("09:00");
  await save(there);
  await expect(noticeOf(there, "The week has been saved.")).toBeVisible();

  await save(here);
  await expect(noticeOf(here, "The Week Has Changed Meanwhile")).toBeVisible();
  await expect(collection(here)).toContainText("From 09:00");
  await expect(collection(here).getByLabel("Orders at most")).toHaveValue("12");
  await expectFlawlessInEveryLook(here);
  await save(here);
  await expect(noticeOf(here, "The week has been saved.")).toBeVisible();
  expect(await stored(here, "farmWeek")).toMatchObject({
    week: expect.arrayContaining([
      expect.objectContaining({ weekday: 6, method: "collection", from: "11:00", orders: 12 }),
    ]),
  });
});
