// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anAgreement } from "#tests/support/records.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const openOrders = async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await shop.records.agreements.add(anAgreement({ orderId: "PAY-1" }));
  await shop.records.agreements.add(anAgreement({ orderId: "PAY-2", state: "capturing" }));
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  const region = within(await screen.findByRole("region", { name: "Payments under way" }));
  return { shop, user, region };
};

test("End ends a payment that is not approved, after a question", async () => {
  const { shop, user, region } = await openOrders();
  expect(region.getAllByRole("listitem")).toHaveLength(2);
  await user.click(region.getByRole("button", { name: "End payment PAY-1" }));
  const question = screen.getByRole("dialog", { name: "End this payment?" });
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(await shop.records.agreements.find("PAY-1")).toMatchObject({ state: "opened" });
  await user.click(region.getByRole("button", { name: "End payment PAY-1" }));
  await user.click(screen.getByRole("button", { name: "End Payment" }));
  await noticeSaying("Payment Ended");
  await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(1));
  expect(await shop.records.agreements.find("PAY-1")).toMatchObject({ state: "cancelled" });
});

test("a payment that is being taken can't be ended", async () => {
  const { region } = await openOrders();
  const [, paying] = region.getAllByRole("listitem");
  expect(paying?.textContent).toContain("being paid");
  expect(region.queryByRole("button", { name: "End payment PAY-2" })).toBeNull();
});

test("the region is absent without payments under way", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await renderAdmin("/admin/orders", shop, SHARED);
  await screen.findByText("No orders have been placed yet.");
  expect(screen.queryByRole("region", { name: "Payments under way" })).toBeNull();
});
