// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

/** It is noon on Saturday 20 June 2026. */
const SATURDAY = "2026-06-27";
const SUNDAY = "2026-06-28";

const DAYS = { status: "Pending", days: { delivery: SATURDAY } };
const MABEL = anOrder({ id: "MABEL", customerName: "Mabel Hen", ...DAYS });
const THE_BULL = anOrder({
  ...{ id: "THEBULL1-HAND", customerEmail: "", ...DAYS },
  ...{ customerName: "The Bull", phone: "01273 555010" },
});

const UNTOLD = "No email tells The Bull of it: no email address. Ring 01273 555010.";

const shopWith = async (...orders: readonly Order[]) => {
  const shop = aShop({
    shared: { publicUrl: "https://eggs.example" },
    postman: { send: async () => undefined },
  });
  await plantOrders(shop, ...orders);
  return shop;
};

const moved = (id: string) => ({ id, method: "delivery", day: SUNDAY, anyway: false }) as const;

test("moving a day's orders says before and after who gets a mail, and whom to ring", async () => {
  const shop = await shopWith(MABEL, THE_BULL);
  const { user } = await renderAdmin("/admin/week", shop, SHARED);
  const day = within(await screen.findByRole("listitem", { name: "Saturday 27 June" }));
  await user.click(day.getByRole("button", { name: "Close…" }));
  const closing = within(await screen.findByRole("dialog"));
  await user.type(closing.getByLabelText("Reason"), "Fair{Enter}");
  const question = within(await screen.findByRole("dialog", { name: /^Two orders are/ }));
  const told = `One customer is told of the new day by email. ${UNTOLD}`;
  await question.findByText(told);
  await user.selectOptions(question.getByLabelText("Move them to"), "Sunday 28 June");
  await user.click(question.getByRole("button", { name: "Move them" }));
  await noticeSaying(`Saturday 27 June is closed. Its orders are now for Sunday 28 June. ${told}`);
  const list = within(await screen.findByRole("list", { name: "To ring" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  list.getByLabelText("Ring The Bull");
});

test("who moves one order reads the same, and nothing else of mails", async () => {
  const shop = await shopWith(MABEL, THE_BULL);
  const { user } = await renderAdmin("/admin/orders?order=MABEL", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Move to another day…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("The customer is told of the new day by email.");
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  await user.selectOptions(dialog.getByLabelText("Day"), "Sunday 28 June");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await noticeSaying(
    "The order is now for Sunday 28 June. The customer is told of the new day by email.",
  );
  expect(screen.queryByRole("list", { name: "To ring" })).toBeNull();
});

test.each(["/admin", "/admin/orders"])(
  "%s lists whom to ring until they are ticked",
  async (path) => {
    const shop = await shopWith(THE_BULL);
    const { office } = shop.app.shop;
    await office.moveOrder(moved(THE_BULL.id));
    const { user } = await renderAdmin(path, shop, SHARED);
    const list = within(await screen.findByRole("list", { name: "To ring" }));
    const [row] = list.getAllByRole("listitem");
    expect(row?.textContent).toBe(
      "Ring The Bull01273 555010Order THEBULL1 is now for Sunday 28 June: no email address",
    );
    expect(list.getByRole("link", { name: "01273 555010" }).getAttribute("href")).toBe(
      "tel:01273555010",
    );
    await user.click(list.getByRole("checkbox", { name: "Ring The Bull" }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "To ring" })).toBeNull());
    expect(await office.getUntold()).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByRole("list", { name: "To ring" });
  },
);

test("in one browser whom to ring is listed as well", async () => {
  const shop = aShop();
  await plantOrders(shop, MABEL);
  await shop.app.shop.office.moveOrder(moved(MABEL.id));
  await renderAdmin("/admin", shop);
  const list = within(await screen.findByRole("list", { name: "To ring" }));
  list.getByText(/this shop sends no mail$/);
  expect(list.getByRole("link", { name: "mabel@example.com" })).toBeTruthy();
});

test("adding an order with a mail says who gets it", async () => {
  const shop = await shopWith();
  const { user } = await renderAdmin("/admin/orders/new", shop, SHARED);
  const pack = within(await screen.findByRole("group", { name: "Large Eggs, 12 pack" }));
  await user.click(pack.getByRole("button", { name: "One more" }));
  await user.click(screen.getByRole("radio", { name: "paid in cash" }));
  await fillIn(user, screen.getByLabelText("Name"), "The Bull");
  await fillIn(user, screen.getByLabelText("Email (optional)"), "bull@example.com");
  await user.click(screen.getByRole("checkbox", { name: "Send the mail" }));
  await user.click(screen.getByRole("button", { name: "Take Order" }));
  await screen.findByText(/^Order .{8} is taken\. The customer is told by email\.$/);
});
