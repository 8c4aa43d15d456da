// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const open = async () => {
  const shop = aShop();
  const days = { delivery: "2026-06-27" };
  await plantOrders(
    shop,
    anOrder({ id: "NEAR0001", customerName: "Mabel", days }),
    anOrder({ id: "LATE0001", customerName: "Ada", days }),
  );
  const laid = "2026-06-19";
  await shop.app.shop.office.openBook({
    shelf: { large: { eggs: 4, laid }, medium: { eggs: 24, laid }, small: { eggs: 60, laid } },
  });
  const { user } = await renderAdmin("/admin/eggs", shop);
  await user.click(await screen.findByRole("button", { name: "Give something else…" }));
  const dialog = within(
    screen.getByRole("dialog", { name: "Something else instead of large eggs" }),
  );
  return { shop, user, dialog };
};

const packsOf = async (shop: ReturnType<typeof aShop>) =>
  Object.fromEntries(
    (await storedOrders(shop)).map(({ id, items }) => [id, items.map((item) => item.id).join()]),
  );

test("chosen orders get another kind at the price that was paid, and Undo takes it back", async () => {
  const { shop, user, dialog } = await open();
  expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Small Eggs, 60 for sale",
    "Medium Eggs, 24 for sale",
    "Today's price: what is less goes back",
    "The price that was paid",
  ]);
  await user.click(dialog.getByRole("checkbox", { name: "Ada: 1 × Large 12" }));
  await user.selectOptions(dialog.getByLabelText(/^They get instead/), "Medium Eggs, 24 for sale");
  await user.selectOptions(dialog.getByLabelText("At which price?"), "The price that was paid");
  await user.click(dialog.getByRole("button", { name: "Change 1 Order" }));
  await noticeSaying("Packs Changed");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await packsOf(shop)).toEqual({ NEAR0001: "medium-12", LATE0001: "large-12" });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await noticeSaying("Undone");
  expect(await packsOf(shop)).toEqual({ NEAR0001: "large-12", LATE0001: "large-12" });
});

test("orders that could not be changed are named", async () => {
  const { shop, user, dialog } = await open();
  await shop.records.orders.replace(
    anOrder({ id: "LATE0001", log: [{ at: "2026-06-20T11:00:00.000Z", kind: "edited" }] }),
  );
  await user.selectOptions(dialog.getByLabelText("At which price?"), "The price that was paid");
  await user.click(dialog.getByRole("button", { name: "Change 2 Orders" }));
  await noticeSaying(/1 order changed.*Not changed: LATE0001\./);
});
