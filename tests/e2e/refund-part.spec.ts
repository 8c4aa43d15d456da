import { expect, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { anOwner, SHARED_SHOP, somebody } from "#tests/e2e/people.ts";
import { addPack, basketLink, noticeOf, practise } from "#tests/e2e/shop.ts";

test.use(SHARED_SHOP);

test("a part is refunded by keyboard, and the customer reads how much and why", async ({
  browser,
}) => {
  test.slow();
  const edna = await somebody(browser);
  await addPack(edna, "Medium Eggs", 12);
  await basketLink(edna).click();
  await practise(edna, "Edna", "edna@example.com", "RH10 1AA");
  await expect(edna.getByRole("heading", { name: "Thank You!" })).toBeVisible();

  const owner = await anOwner(browser, "/admin/orders");
  const row = owner.getByRole("button", { name: /edna@example\.com/ });
  await row.click();
  await owner.getByRole("button", { name: "Refund…" }).focus();
  await owner.keyboard.press("Enter");
  const dialog = owner.getByRole("dialog", { name: /^Refund order / });
  const amount = dialog.getByLabel("Amount in pounds");
  await amount.fill("99");
  await owner.keyboard.press("Enter");
  await expect(dialog.getByText(/^No more than £\d\.\d\d is here\.$/)).toBeVisible();
  await expect(amount).toBeFocused();
  await expectFlawlessInEveryLook(owner);
  await amount.fill("1.20");
  await owner.keyboard.press("Tab");
  await owner.keyboard.type("broken eggs");
  await owner.keyboard.press("Enter");
  await expect(noticeOf(owner, "Part Refunded")).toBeVisible();
  // What fades has too little contrast.
  await owner
    .getByRole("region", { name: /Notifications/ })
    .getByRole("button")
    .click();
  await expect(noticeOf(owner, "Part Refunded")).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(row).toHaveAccessibleName(/Pending$/);
  await expect(owner.getByText("A part refunded: £1.20, broken eggs")).toBeVisible();
  await expectFlawlessInEveryLook(owner);

  await edna.getByRole("link", { name: "View My Orders" }).click();
  const order = edna.getByRole("article", { name: /^Order / });
  await expect(order.getByText("Refunded: broken eggs")).toBeVisible();
  await expect(order.getByText("Paid after refunds")).toBeVisible();
  await expectFlawlessInEveryLook(edna);
});
