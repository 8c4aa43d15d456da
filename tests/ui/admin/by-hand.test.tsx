// @vitest-environment jsdom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder, type ToldOrder } from "#tests/support/orders.ts";
import { twoTabs } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";

/** It is noon on Saturday 20 June 2026. */
const ON_ACCOUNT = { customerName: "Mrs Hill", paid: { how: "account" } } as const;

const open = async (order: ToldOrder, path = "/admin/orders?order=NUMBER-1") => {
  const { here: shop } = twoTabs();
  await shop.records.orders.add(
    anOrder({ id: "NUMBER-1", days: { delivery: "2026-06-27" }, ...order }),
  );
  const { user } = await renderAdmin(path, shop, SHARED);
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  const dialog = async () => within(await screen.findByRole("dialog"));
  const stored = () => shop.records.orders.find("NUMBER-1");
  return { user, shop, press, dialog, stored };
};

describe("an order by hand", () => {
  test("says that it is to pay, and is marked as paid, which can be undone", async () => {
    const { user, press, dialog, stored } = await open(ON_ACCOUNT);
    await screen.findByText("to pay");
    await press("Mark as paid…");
    await user.click((await dialog()).getByRole("radio", { name: "In cash" }));
    await press("Mark as Paid");
    await noticeSaying("The order is marked as paid.");
    await waitFor(() => expect(screen.queryByText("to pay")).toBeNull());
    screen.getByText("Marked as paid in cash");
    expect(await stored()).toMatchObject({ paid: { how: "cash" } });
    await press("Undo");
    await noticeSaying("The order is marked as not paid.");
    expect((await stored())?.paid).toEqual({ how: "account" });
  });

  test("is marked as paid on an earlier day, of an ended tax year after a question", async () => {
    const { press, dialog, stored } = await open({
      ...ON_ACCOUNT,
      date: "2026-04-03T11:00:00.000Z",
    });
    await press("Mark as paid…");
    const day = async () => (await dialog()).getByLabelText("Paid on");
    fireEvent.change(await day(), { target: { value: "2026-04-02" } });
    await press("Mark as Paid");
    await screen.findByText("Please choose a day from that of the order to today.");
    fireEvent.change(await day(), { target: { value: "2026-04-05" } });
    await press("Mark as Paid");
    await screen.findByText(
      "That is in the tax year 2025–26. Its file may have been sent already. Press again to enter it there.",
    );
    await press("Mark as Paid");
    await noticeSaying("The order is marked as paid.");
    expect((await stored())?.money).toMatchObject([{ day: "2026-04-05", amount: 340 }]);
  });

  test("that was marked in the wrong way is corrected, which can be undone", async () => {
    const { user, press, dialog, stored } = await open({
      customerName: "Mrs Hill",
      status: "Completed",
      paid: { how: "cash", at: "2026-06-20T10:00:00.000Z" },
    });
    await press("Correct how it was paid…");
    const form = await dialog();
    expect(form.getByRole<HTMLInputElement>("radio", { name: "In cash" }).checked).toBe(true);
    await user.click(form.getByRole("radio", { name: "By card" }));
    await press("Save");
    await noticeSaying("How the order was paid is corrected.");
    await screen.findByText("Changed: paid by card");
    expect((await stored())?.paid).toEqual({ how: "card" });
    await press("Undo");
    await noticeSaying("The order is as it was.");
    await screen.findByText("Changed: paid in cash");
    expect((await stored())?.paid?.how).toBe("cash");
  });

  test.each([
    ["Pending", "hand-over", ", to pay when handed over"],
    ["Completed", "account", ", on account"],
  ])("that is %s and wasn't paid after all is owed again", async (status, how, words) => {
    const { user, press, dialog, stored } = await open({
      status,
      paid: { how: "cash", at: "2026-06-20T10:00:00.000Z" },
    });
    await press("Correct how it was paid…");
    await user.click((await dialog()).getByRole("radio", { name: "Not yet" }));
    await press("Save");
    await noticeSaying("The order is marked as not paid.");
    await screen.findByText("to pay");
    screen.getByText(`Marked as not paid${words}`);
    expect((await stored())?.paid).toEqual({ how });
  });

  test("saves nothing where the way that it was paid in stays", async () => {
    const { press, stored } = await open({ paid: { how: "card", at: NOON } });
    await press("Correct how it was paid…");
    await press("Save");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await stored())?.log).toBeUndefined();
  });

  test.each<[string, ToldOrder]>([
    ["that is owed", ON_ACCOUNT],
    ["that PayPal took the money of", { paymentMethod: "paypal" }],
    ["that was cancelled", { status: "Cancelled", paid: { how: "cash", at: NOON } }],
  ])("%s has nothing to correct", async (_what, order) => {
    await open(order);
    await screen.findByRole("group", { name: /^Actions of order/ });
    expect(screen.queryByRole("button", { name: "Correct how it was paid…" })).toBeNull();
  });

  test("of the gate is never owed", async () => {
    await open({ soldAt: "gate", status: "Completed", paid: { how: "cash", at: NOON } });
    await screen
      .findByRole("button", { name: "Correct how it was paid…" })
      .then((one) => one.click());
    await screen.findByRole("dialog");
    expect(screen.queryByRole("radio", { name: "Not yet" })).toBeNull();
  });

  test("is cancelled once it is said whether the money was given back", async () => {
    const { user, press, dialog, stored } = await open({
      paid: { how: "cash", at: "2026-06-20T11:00:00.000Z" },
    });
    await press("Cancel this order…");
    await press("Cancel the Order");
    (await dialog()).getByText("Please say whether it was given back.");
    expect(document.activeElement).toBe((await dialog()).getAllByRole("radio")[0]);
    const group = (await dialog()).getByRole("radiogroup", { name: "Was £3.40 given back?" });
    expect(group.getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Please say whether it was given back.");
    for (const radio of within(group).getAllByRole("radio"))
      expect(radio.getAttribute("aria-invalid")).toBeNull();
    await user.click((await dialog()).getByRole("radio", { name: /^Yes/ }));
    await press("Cancel the Order");
    await screen.findByText("Cancelled, and its money given back");
    expect(await stored()).toMatchObject({ status: "Cancelled" });
    expect(moneyOf((await stored()) ?? anOrder())).toBe(0);
    expect(screen.queryByRole("button", { name: "Cancel this order…" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Mark as paid…" })).toBeNull();
  });

  test("that is owed is cancelled without a question, and is never refunded", async () => {
    const { press, dialog } = await open(ON_ACCOUNT);
    expect(screen.queryByRole("button", { name: "Refund…" })).toBeNull();
    await press("Cancel this order…");
    expect((await dialog()).queryByRole("radio")).toBeNull();
    await press("Cancel the Order");
    await screen.findByText("Cancelled", { selector: "span:not([data-look])" });
  });

  test("says in the CSV how it is paid", () => {
    const paying = (paid: NonNullable<ToldOrder["paid"]>) =>
      csvRows([anOrder({ paid })], FARM).map((row) => [row["Payment method"], row.Taken])[0];
    expect(paying({ how: "cash", at: "2026-06-20T11:00:00.000Z" })).toEqual([
      "paid in cash",
      "3.40",
    ]);
    expect(paying({ how: "hand-over" })).toEqual(["to pay when handed over", "0.00"]);
    expect(paying({ how: "account" })).toEqual(["on account", "0.00"]);
    expect(paying({ how: "account", at: "2026-06-20T11:00:00.000Z" })).toEqual([
      "paid by bank transfer",
      "3.40",
    ]);
  });
});

describe("any order that isn't handed over", () => {
  test("has its address, phone and day edited, and its log names the fields", async () => {
    const { user, press, dialog, stored } = await open({ paymentMethod: "paypal" });
    await press("Edit…");
    const form = await dialog();
    await fillIn(user, form.getByLabelText("Phone"), "soon");
    await fillIn(user, form.getByLabelText("Address"), "1 High Street");
    await fillIn(user, form.getByLabelText("Postcode"), "rh10 1aa");
    await form.findByRole("option", { name: "Sunday 28 June" });
    await user.selectOptions(form.getByLabelText("Free Delivery day"), "Sunday 28 June");
    await press("Save Changes");
    await form.findByText("This is no phone number.");
    expect(document.activeElement).toBe(form.getByLabelText("Phone"));
    await fillIn(user, form.getByLabelText("Phone"), "07700 900123");
    await press("Save Changes");
    await noticeSaying(
      "The order has been changed. No email tells the customer of it: this shop sends no mail. Ring 07700 900123.",
    );
    expect(await stored()).toMatchObject({
      phone: "07700 900123",
      address: { lines: ["1 High Street"], postcode: "RH10 1AA" },
      days: { delivery: "2026-06-28" },
    });
    await screen.findByText("Changed: phone");
    screen.getByText("Changed: address");
  });

  test("isn't edited once it is", async () => {
    await open({ status: "Completed" });
    await screen.findByRole("button", { name: "Mark as Pending" });
    expect(screen.queryByRole("button", { name: "Edit…" })).toBeNull();
  });

  const HILL = { lines: ["1 Hill Lane"], postcode: "RH10 1AA", country: "GB" };

  const editPhone = async (elsewhere: Partial<Order>) => {
    const { user, press, dialog, shop, stored } = await open({ phone: "07700 900123" });
    await press("Edit…");
    const form = await dialog();
    await fillIn(user, form.getByLabelText("Phone"), "07700 900456");
    await shop.records.orders.replace(
      anOrder({ id: "NUMBER-1", phone: "07700 900123", ...elsewhere }),
    );
    await press("Save Changes");
    return { press, form, stored };
  };

  test("shows what another page stored meanwhile, before that is replaced", async () => {
    const { press, form, stored } = await editPhone({ phone: "07700 900789", address: HILL });
    await form.findByText(
      /^Stored by now: mabel@example.com, 07700 900789, 1 Hill Lane, RH10 1AA\./,
    );
    await press("Save Changes");
    await noticeSaying("The order has been changed.");
    expect(await stored()).toMatchObject({ phone: "07700 900456", address: HILL });
  });

  test("keeps what another page stored of another field, and asks nothing", async () => {
    const { stored } = await editPhone({ address: HILL });
    await noticeSaying("The order has been changed.");
    expect(await stored()).toMatchObject({ phone: "07700 900456", address: HILL });
  });
});

describe("the dashboard", () => {
  test("tells PayPal, cash and card apart, and what is still owed", async () => {
    await open(ON_ACCOUNT, "/admin");
    const card = within(await screen.findByRole("region", { name: "How it was paid" }));
    card.getByText("Still owed: £3.40");
    const owed = within(card.getByRole("list", { name: "Still owed" }));
    owed.getByText("Mrs Hill");
    owed.getByText("on account");
    for (const name of ["PayPal", "Cash", "Card"]) card.getByRole("cell", { name });
    expect(card.queryByRole("cell", { name: "Practice payment" })).toBeNull();
  });

  test("tells practice payments apart from PayPal's, where there are any", async () => {
    const shop = aShop();
    await shop.records.orders.add(anOrder({ id: "1A2B3C4D-PRACTICE", paymentMethod: "practice" }));
    await shop.records.orders.add(anOrder({ ...ON_ACCOUNT, id: "MRSHILL0-HAND" }));
    await renderAdmin("/admin", shop, SHARED);
    const card = within(await screen.findByRole("region", { name: "How it was paid" }));
    const rowOf = (name: string) => card.getByRole("row", { name: new RegExp(`^${name}`) });
    expect(rowOf("Practice payment").textContent).toBe("Practice payment£3.40£0.00");
    expect(rowOf("PayPal").textContent).toBe("PayPal£0.00£0.00");
  });

  test("folds what is owed beyond the first five orders", async () => {
    const shop = aShop();
    for (let nth = 1; nth <= 8; nth += 1)
      await shop.records.orders.add(anOrder({ ...ON_ACCOUNT, id: `NUMBER-${nth}` }));
    await renderAdmin("/admin", shop, SHARED);
    const first = await screen.findByRole("list", { name: "Still owed" });
    expect(within(first).getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByText("3 later ones").closest("details")?.open).toBe(false);
  });

  test("tells the gate apart, also in a week that has sold nothing else by hand", async () => {
    const paid = { how: "cash", at: NOON } as const;
    await open({ soldAt: "gate", status: "Completed", paid }, "/admin");
    const card = within(await screen.findByRole("region", { name: "How it was paid" }));
    expect(card.getByRole("row", { name: /^At the gate/ }).textContent).toBe(
      "At the gate£3.40£0.00",
    );
    expect(card.getByRole("row", { name: /^Cash/ }).textContent).toBe("Cash£0.00£0.00");
  });

  test("says nothing of it where every order was paid by PayPal", async () => {
    await open({ paymentMethod: "paypal" }, "/admin");
    await screen.findByRole("heading", { name: "Takings this week" });
    expect(screen.queryByRole("region", { name: "How it was paid" })).toBeNull();
  });
});
