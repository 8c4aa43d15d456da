// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { twoTabs } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

/** It is noon on Saturday 20 June 2026. */
const NEXT_SATURDAY = "2026-06-27";

const UNTOLD =
  "No email tells the customer of it: this shop sends no mail. There is no phone number either.";

const openOrder = async (path: string, order: Partial<Order> = {}, mostOrders?: number) => {
  const { here: shop, there } = twoTabs();
  await shop.records.orders.add(
    anOrder({ id: "NUMBER-1", status: "Pending", days: { delivery: NEXT_SATURDAY }, ...order }),
  );
  await shop.records.profile.save({
    week: {
      ...DEFAULT_PROFILE.week,
      week: DEFAULT_PROFILE.week.week.map((row) => ({ ...row, orders: mostOrders ?? row.orders })),
      exceptions: [
        {
          kind: "closed",
          id: "1",
          first: NEXT_SATURDAY,
          last: NEXT_SATURDAY,
          method: "both",
          reason: "Midsummer",
        },
      ],
    },
  });
  const { user } = await renderAdmin(path, shop, SHARED);
  const stored = () => shop.records.orders.find("NUMBER-1");
  const dialogOf = async (button: string) => {
    await user.click(await screen.findByRole("button", { name: button }));
    return within(await screen.findByRole("dialog"));
  };
  return { user, shop, there, stored, dialogOf };
};

test("an order is moved to an open day, and its log says from when to when", async () => {
  const { user, stored } = await openOrder("/admin/orders?order=NUMBER-1");
  await user.click(await screen.findByRole("button", { name: "Move to another day…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Move" }));
  dialog.getByText("Please choose a day.");
  expect(document.activeElement).toBe(dialog.getByLabelText("Day"));
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  await user.selectOptions(dialog.getByLabelText("Day"), "Sunday 28 June");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await noticeSaying(`The order is now for Sunday 28 June. ${UNTOLD}`);
  expect((await stored())?.days).toEqual({ delivery: "2026-06-28" });
  await screen.findByText("Moved from Saturday 27 June to Sunday 28 June");
});

test("a day that isn't open takes an order after 'anyway'", async () => {
  const { user, stored } = await openOrder("/admin/orders?order=NUMBER-1");
  await user.click(await screen.findByRole("button", { name: "Move to another day…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("option", { name: "Monday 22 June: closed" });
  await user.selectOptions(dialog.getByLabelText("Day"), "Monday 22 June: closed");
  dialog.getByText("Monday 22 June is closed.");
  await user.click(dialog.getByRole("button", { name: "Move Anyway" }));
  await noticeSaying(`The order is now for Monday 22 June. ${UNTOLD}`);
  expect((await stored())?.days).toEqual({ delivery: "2026-06-22" });
});

test("a day on which the eggs in the book would be too old takes an order after 'anyway'", async () => {
  const { user, there, stored } = await openOrder("/admin/orders?order=NUMBER-1");
  // They may be handed over until Saturday 27 June.
  await there.app.shop.office.openBook({ shelf: { large: { eggs: 12, laid: "2026-06-06" } } });
  await user.click(await screen.findByRole("button", { name: "Move to another day…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  await user.selectOptions(dialog.getByLabelText("Day"), "Sunday 28 June");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await dialog.findByText(/^Large Eggs: those in the book would be too old by that day/);
  expect(document.activeElement).toBe(dialog.getByLabelText("Day"));
  expect((await stored())?.days).toEqual({ delivery: NEXT_SATURDAY });
  await user.click(dialog.getByRole("button", { name: "Move Anyway" }));
  await noticeSaying(`The order is now for Sunday 28 June. ${UNTOLD}`);
  expect((await stored())?.days).toEqual({ delivery: "2026-06-28" });
});

test.each([
  ["past its cut-off", "Saturday 20 June", "2026-06-20"],
  ["before its cut-off", "Sunday 21 June", "2026-06-21"],
])("a day that is full %s shows as full, and takes an order after 'anyway'", async (...day) => {
  const [, name, full] = day;
  const { user, shop, stored, dialogOf } = await openOrder("/admin/orders?order=NUMBER-1", {}, 1);
  await shop.records.orders.add(
    anOrder({ id: "NUMBER-2", status: "Pending", days: { delivery: full } }),
  );
  const dialog = await dialogOf("Move to another day…");
  await dialog.findByRole("option", { name: `${name}: full` });
  await user.selectOptions(dialog.getByLabelText("Day"), `${name}: full`);
  dialog.getByText(`${name} is full.`);
  await user.click(dialog.getByRole("button", { name: "Move Anyway" }));
  await noticeSaying(`The order is now for ${name}. ${UNTOLD}`);
  expect((await stored())?.days).toEqual({ delivery: full });
});

const ANSWERS = [
  ["Unpack", "Pending"],
  ["Leave packed", "Ready"],
] as const;

test.each(ANSWERS)("'%s' makes a packed order that is moved %s", async (answer, status) => {
  const packed = { status: "Ready" } as const;
  const { user, stored, dialogOf } = await openOrder("/admin/orders?order=NUMBER-1", packed);
  const dialog = await dialogOf("Move to another day…");
  const question = within(dialog.getByRole("group", { name: "One order is packed" }));
  expect(question.getByRole<HTMLInputElement>("radio", { name: "Unpack" }).checked).toBe(true);
  await user.click(question.getByRole("radio", { name: answer }));
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  await user.selectOptions(dialog.getByLabelText("Day"), "Sunday 28 June");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await noticeSaying(`The order is now for Sunday 28 June. ${UNTOLD}`);
  expect(await stored()).toMatchObject({ status, days: { delivery: "2026-06-28" } });
});

test.each(ANSWERS)("'%s' makes a packed order whose day is edited %s", async (answer, status) => {
  const packed = { status: "Ready" } as const;
  const { user, stored, dialogOf } = await openOrder("/admin/orders?order=NUMBER-1", packed);
  const dialog = await dialogOf("Edit…");
  expect(dialog.queryByRole("radio")).toBeNull();
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  await user.selectOptions(dialog.getByRole("combobox"), "Sunday 28 June");
  const question = within(dialog.getByRole("group", { name: "One order is packed" }));
  await user.click(question.getByRole("radio", { name: answer }));
  await user.click(dialog.getByRole("button", { name: "Save Changes" }));
  await noticeSaying(`The order has been changed. ${UNTOLD}`);
  expect(await stored()).toMatchObject({ status, days: { delivery: "2026-06-28" } });
});

test("what is said of one half of an order that was moved names both halves and their days", async () => {
  const days = { delivery: NEXT_SATURDAY, collection: NEXT_SATURDAY };
  const halves = { items: TWO_ITEMS, days };
  const { user, stored, dialogOf } = await openOrder("/admin/orders?order=NUMBER-1", halves);
  const dialog = await dialogOf("Move Free Delivery to another day…");
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  await user.selectOptions(dialog.getByLabelText("Day"), "Sunday 28 June");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await noticeSaying(
    `The delivery is now for Sunday 28 June. The collection is still for Saturday 27 June. ${UNTOLD}`,
  );
  expect((await stored())?.days).toEqual({ ...days, delivery: "2026-06-28" });
});

test("an order that isn't packed is moved without the question", async () => {
  const { dialogOf } = await openOrder("/admin/orders?order=NUMBER-1");
  const dialog = await dialogOf("Move to another day…");
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  expect(dialog.queryByRole("radio")).toBeNull();
});

test("an order is edited onto such a day when it is saved again", async () => {
  const { user, there, stored } = await openOrder("/admin/orders?order=NUMBER-1");
  await there.app.shop.office.openBook({ shelf: { large: { eggs: 12, laid: "2026-06-06" } } });
  await user.click(await screen.findByRole("button", { name: "Edit…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("option", { name: "Sunday 28 June" });
  await user.selectOptions(dialog.getByRole("combobox"), "Sunday 28 June");
  const save = dialog.getByRole("button", { name: "Save Changes" });
  await user.click(save);
  await dialog.findByText(/or are promised to others. Save again to move it anyway.$/);
  expect((await stored())?.days).toEqual({ delivery: NEXT_SATURDAY });
  await user.click(save);
  await noticeSaying(`The order has been changed. ${UNTOLD}`);
  expect((await stored())?.days).toEqual({ delivery: "2026-06-28" });
});

test("an order that is over has no other day", async () => {
  await openOrder("/admin/orders?order=NUMBER-1", { status: "Completed" });
  await screen.findByRole("button", { name: "Mark as Pending" });
  expect(screen.queryByRole("button", { name: /another day/ })).toBeNull();
});

test("the dashboard lists orders on a closed day until they are moved", async () => {
  const { there } = await openOrder("/admin");
  const list = within(await screen.findByRole("list", { name: "On a closed day" }));
  list.getByText("for Saturday 27 June");
  const { office } = there.app.shop;
  await office.moveOrder({
    id: "NUMBER-1",
    method: "delivery",
    day: "2026-06-28",
    anyway: false,
  });
  await waitFor(() => expect(screen.queryByRole("list", { name: "On a closed day" })).toBeNull());
});
