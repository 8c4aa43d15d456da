// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { anOrder } from "#tests/support/orders.ts";
import { twoTabs } from "#tests/support/plant.ts";
import { aCustomer } from "#tests/support/records.ts";
import { fillIn, noticeStays, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

/** It is noon on Saturday 20 June 2026. */
const openForm = async (setting = SHARED) => {
  const { here: shop, there } = twoTabs();
  await shop.records.customers.add(
    aCustomer({ name: "Mabel Smith", email: "mabel@example.com", phone: "07700 900123" }),
  );
  await shop.records.orders.add(
    anOrder({
      id: "OLD",
      status: "Completed",
      address: { lines: ["3 Mill Lane"], postcode: "RH10 1AA", country: "GB" },
    }),
  );
  const { user } = await renderAdmin("/admin/orders/new", shop, setting);
  await screen.findByRole("form", { name: "New order" });
  const pack = (name: string) => within(screen.getByRole("group", { name }));
  const take = (name: string) => user.click(pack(name).getByRole("button", { name: "One more" }));
  const submit = () => user.click(screen.getByRole("button", { name: "Take Order" }));
  const stored = async () =>
    (await shop.records.orders.page({ text: "", status: "All", after: null })).items.find(
      ({ paid }) => paid,
    );
  return { user, shop, there, pack, take, submit, stored };
};

const PACK = "Large Eggs, 12 pack";

describe("the form of a new order", () => {
  test("takes an order, and opens it in Orders", async () => {
    const { user, take, submit, stored, shop } = await openForm();
    await take(PACK);
    await take(PACK);
    expect(screen.getByLabelText("Total").textContent).toBe("£6.80");
    screen.getByText("2 packs, 24 eggs");
    await fillIn(user, screen.getByLabelText("Name"), "Mrs Hill");
    await user.click(screen.getByRole("radio", { name: "paid in cash" }));
    await submit();
    await screen.findByText(/^Order .{8} is taken\.$/);
    expect(await stored()).toMatchObject({
      customerName: "Mrs Hill",
      total: 680,
      days: { collection: "2026-06-20" },
      paid: { how: "cash" },
    });
    await screen.findByRole("heading", { name: "Orders", level: 1 });
    await screen.findByText("Taken by hand, paid in cash");
    expect((await shop.records.inventory.load()).large).toBe(156);
  });

  test("says that it is taken on the page to which it leads", async () => {
    const { user, take, submit } = await openForm();
    await take(PACK);
    await fillIn(user, screen.getByLabelText("Name"), "Mrs Hill");
    await user.click(screen.getByRole("radio", { name: "paid in cash" }));
    await submit();
    await screen.findByRole("heading", { name: "Orders", level: 1 });
    await noticeStays(/^Order .{8} is taken\.$/);
  });

  test("is undone by cancelling what was taken", async () => {
    const { user, take, submit, stored } = await openForm();
    await take(PACK);
    await fillIn(user, screen.getByLabelText("Name"), "Mrs Hill");
    await user.click(screen.getByRole("radio", { name: "paid by card" }));
    await submit();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        status: "Cancelled",
        money: [{ amount: 340 }, { amount: -340 }],
      }),
    );
  });

  test("has another price than the list's, which stands beside it", async () => {
    const { user, pack, take, submit, stored } = await openForm();
    await take(PACK);
    pack(PACK).getByText("list price £3.40");
    await user.clear(pack(PACK).getByLabelText("Price of one"));
    await fillIn(user, pack(PACK).getByLabelText("Price of one"), "3");
    expect(screen.getByLabelText("Total").textContent).toBe("£3.00");
    await fillIn(user, screen.getByLabelText("Name"), "Mrs Hill");
    await user.click(screen.getByRole("radio", { name: "on account" }));
    await submit();
    await waitFor(async () => expect((await stored())?.items).toMatchObject([{ price: 300 }]));
  });

  test("says at the fields what is missing, and goes to the first", async () => {
    const { user, pack, take, submit, stored } = await openForm();
    await submit();
    const missing = screen.getByText("Please choose at least one pack.");
    await waitFor(() => expect(document.activeElement).toBe(missing));
    screen.getByText("Please enter a name of up to 100 letters.");
    screen.getByText("Please choose how it is paid.");
    await take(PACK);
    expect(screen.queryByText("Please choose at least one pack.")).toBeNull();
    await user.clear(pack(PACK).getByLabelText("Price of one"));
    await fillIn(user, pack(PACK).getByLabelText("Price of one"), "cheap");
    await submit();
    await waitFor(() =>
      expect(document.activeElement).toBe(pack(PACK).getByLabelText("Price of one")),
    );
    expect(await stored()).toBeUndefined();
  });

  test("finds a customer by name, and fills in the rest", async () => {
    const { user, take, submit, stored } = await openForm();
    await take(PACK);
    await user.click(screen.getByRole("radio", { name: "Free Delivery" }));
    await fillIn(user, screen.getByLabelText("Name"), "smi");
    await user.click(await screen.findByRole("button", { name: /Mabel Smith/ }));
    await screen.findByDisplayValue("3 Mill Lane");
    await user.click(screen.getByRole("radio", { name: "to pay when handed over" }));
    await user.click(screen.getByRole("checkbox", { name: "Send the mail" }));
    await submit();
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        customerName: "Mabel Smith",
        customerEmail: "mabel@example.com",
        phone: "07700 900123",
        address: { lines: ["3 Mill Lane"], postcode: "RH10 1AA" },
        paid: { how: "hand-over" },
      }),
    );
    expect(await stored()).not.toHaveProperty("unwritten");
    await screen.findByText("to pay when handed over");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test("takes a closed day after 'anyway'", async () => {
    const { user, take, submit, stored } = await openForm();
    await take(PACK);
    await user.click(screen.getByRole("button", { name: "More days" }));
    await user.click(screen.getByRole("radio", { name: "Wednesday 24 June: closed" }));
    await fillIn(user, screen.getByLabelText("Name"), "Mrs Hill");
    await user.click(screen.getByRole("radio", { name: "paid in cash" }));
    await submit();
    await waitFor(async () => expect((await stored())?.days).toEqual({ collection: "2026-06-24" }));
  });

  test("the second of two orders for the last eggs is warned, and may go on anyway", async () => {
    const { user, there, pack, submit, stored, shop } = await openForm();
    await fillIn(user, pack(PACK).getByLabelText("Packs"), "10");
    await fillIn(user, screen.getByLabelText("Name"), "Mrs Hill");
    await user.click(screen.getByRole("radio", { name: "paid in cash" }));
    const others = [{ category: "large", packSize: 12, quantity: 10, price: 340 }] as const;
    await there.app.shop.office.addOrder(aNewOrder({ packs: others, name: "Tom", how: "account" }));
    await screen.findByText("60 for sale");
    await submit();
    await screen.findByText("More eggs than are for sale. Large Eggs: 120 asked for, 60 for sale.");
    await user.click(screen.getByRole("button", { name: "Take It Anyway" }));
    await screen.findByText(/is taken/);
    const all = await shop.records.orders.page({ text: "hill", status: "All", after: null });
    expect(all.items).toMatchObject([{ short: { large: 60 }, status: "Pending" }]);
    expect(await stored()).toBeDefined();
    expect((await shop.records.inventory.load()).large).toBe(0);
  });

  test("isn't left without being asked", async () => {
    const { user, take } = await openForm();
    await take(PACK);
    await user.click(screen.getByRole("link", { name: "Customers" }));
    const dialog = within(await screen.findByRole("dialog"));
    dialog.getByText(/half-typed order/);
  });
});
