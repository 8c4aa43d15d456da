// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { FarmWeek, OpenHours } from "#core/week/farm-week.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

/** It is noon on Saturday 20 June 2026. */
const NEXT_SATURDAY = "2026-06-27";
const NEXT_SUNDAY = "2026-06-28";

const openWeek = async (...orders: readonly Partial<Order>[]) => {
  const shop = aShop();
  for (const [at, order] of orders.entries())
    await shop.records.orders.add(
      anOrder({
        id: `NUMBER-${at}`,
        customerName: `Customer ${at}`,
        phone: `07700 90000${at}`,
        status: "Pending",
        days: { delivery: NEXT_SATURDAY },
        ...order,
      }),
    );
  const { user } = await renderAdmin("/admin/week", shop, SHARED);
  await screen.findByRole("region", { name: "Every week" });
  const region = (name: string) => within(screen.getByRole("region", { name }));
  const saved = async () => (await shop.records.profile.load()).week;
  const daysOf = async (id: string) => (await shop.records.orders.find(id))?.days;
  const type = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  const group = (day: string, method: string) =>
    within(
      within(region("Every week").getByRole("group", { name: day })).getByRole("group", {
        name: method,
      }),
    );
  const day = (name: string) => within(screen.getByRole("listitem", { name }));
  const dialog = async (name: string | RegExp) =>
    within(await screen.findByRole("dialog", { name }));
  const save = () =>
    user.click(region("Every week").getByRole("button", { name: "Save The Week" }));
  return { user, shop, region, group, day, dialog, type, save, saved, daysOf };
};

const movedToSunday = (count: number): string =>
  [
    "Saturday 27 June is closed. Its orders are now for Sunday 28 June.",
    `No email tells ${count} customers of it.`,
    `Ring ${Array.from({ length: count }, (_, at) => `Customer ${at}, 07700 90000${at}`).join("; ")}.`,
  ].join(" ");

const FOUR = [{}, {}, {}, {}];

test("The Week begins with the product's days", async () => {
  const { group, day } = await openWeek();
  const collection = group("Saturday", "Collection");
  expect(collection.getByLabelText<HTMLInputElement>("From").value).toBe("10:00");
  expect(collection.getByLabelText<HTMLSelectElement>("Order by").value).toBe("1");
  expect(group("Monday", "Free Delivery").queryByLabelText("From")).toBeNull();
  const saturday = day("Saturday 27 June");
  saturday.getByText("order by the end of Friday 26 June");
  saturday.getByText("Free Delivery: 0 orders, 0 eggs");
  saturday.getByText("Collection: 0 orders, 0 eggs");
  saturday.getByText("open");
  const link = day("Saturday 27 June").getByRole("link", { name: "Saturday 27 June" });
  expect(link.getAttribute("href")).toBe("/admin/packing/2026-06-27");
});

test("what is typed is counted, and saved with hours, cut-off and caps", async () => {
  const { user, region, group, type, save, saved, day } = await openWeek();
  await user.click(group("Wednesday", "Collection").getByRole("switch"));
  const collection = group("Wednesday", "Collection");
  type(collection.getByLabelText("From"), "15:00");
  type(collection.getByLabelText("To"), "18:30");
  await user.selectOptions(collection.getByLabelText("Order by"), "2 days before");
  type(collection.getByLabelText("Time"), "18:00");
  await fillIn(user, collection.getByLabelText("Orders at most"), "12");
  await fillIn(user, collection.getByLabelText("Eggs at most"), "200");
  region("Every week").getByText("7 changes not saved");
  await save();
  await noticeSaying("The week has been saved.");
  expect((await saved())?.week).toContainEqual({
    weekday: 3,
    method: "collection",
    from: "15:00",
    to: "18:30",
    cutOffDays: 2,
    cutOffTime: "18:00",
    orders: 12,
    eggs: 200,
  });
  expect(region("Every week").queryByText(/unsaved/)).toBeNull();
  await waitFor(() =>
    day("Wednesday 24 June").getByText(
      /Collection: 0 of 12 orders, 0 of 200 eggs, order by 6:00 PM on Monday 22 June/,
    ),
  );
});

test("bad input shows a fault at its field, and nothing is saved", async () => {
  const { user, region, group, type, save, saved } = await openWeek();
  const collection = group("Saturday", "Collection");
  type(collection.getByLabelText("To"), "09:00");
  await fillIn(user, collection.getByLabelText("Orders at most"), "1000");
  await fillIn(user, collection.getByLabelText("Eggs at most"), "few");
  await save();
  await collection.findByText("Please enter a time after the first one.");
  collection.getByText("From 1 to 999.");
  collection.getByText("From 6 to 100,000.");
  expect(document.activeElement).toBe(collection.getByLabelText("To"));
  const area = region("Delivery area");
  await fillIn(user, area.getByLabelText("Postcodes"), "RH10, RH1*");
  await user.click(area.getByRole("button", { name: "Save The Area" }));
  await area.findByText("Please name whole codes, such as RH10 or RH10 6.");
  expect(await saved()).toBeUndefined();
});

test("the area is saved alone: what else was typed stays", async () => {
  const { user, region, group, saved, save } = await openWeek();
  await fillIn(user, group("Saturday", "Free Delivery").getByLabelText("Orders at most"), "5");
  const area = region("Delivery area");
  await fillIn(user, area.getByLabelText("Postcodes"), "rh10 6, RH11");
  await user.click(area.getByRole("button", { name: "Save The Area" }));
  await noticeSaying("The week has been saved.");
  expect((await saved())?.area).toEqual(["RH10 6", "RH11"]);
  region("Every week").getByText("1 change not saved");
  await save();
  await waitFor(async () =>
    expect((await saved())?.week).toContainEqual(
      expect.objectContaining({ weekday: 6, method: "delivery", orders: 5 }),
    ),
  );
});

const savedElsewhere = async ({ app }: Shop, change: Partial<FarmWeek>) => {
  const { version, week } = await app.shop.office.getWeek();
  const { exceptions: _none, before: _before, ...edited } = { ...week, ...change };
  expect(await app.shop.office.saveWeek({ ...edited, version })).toMatchObject({ ok: true });
};

const saturday = (method: string, hours: Partial<OpenHours>): FarmWeek["week"] =>
  DEFAULT_PROFILE.week.week.map((row) =>
    row.weekday === 6 && row.method === method ? { ...row, ...hours } : row,
  );

test("what another tab alone has changed is kept, of the same day too", async () => {
  const { user, shop, region, group, save, saved, type } = await openWeek();
  await fillIn(user, group("Saturday", "Collection").getByLabelText("Orders at most"), "5");
  await savedElsewhere(shop, { week: saturday("collection", { from: "09:00" }), horizon: 14 });
  await save();
  await noticeSaying("The week has been saved.");
  expect(await saved()).toMatchObject({
    week: saturday("collection", { from: "09:00", orders: 5 }),
    horizon: 14,
  });
  await waitFor(() =>
    expect(region("Every week").getByLabelText<HTMLInputElement>("Days ahead").value).toBe("14"),
  );
  type(region("Every week").getByLabelText("Days ahead"), "20");
  await save();
  await waitFor(async () => expect(await saved()).toMatchObject({ horizon: 20 }));
});

test("what both have changed stands beside each other, and is replaced at the second save", async () => {
  const { user, shop, region, group, save, saved, type } = await openWeek();
  const collection = () => group("Saturday", "Collection");
  type(collection().getByLabelText("From"), "11:00");
  await fillIn(user, region("Every week").getByLabelText("Days ahead"), "10");
  await savedElsewhere(shop, { week: saturday("collection", { from: "09:00" }), horizon: 14 });
  await save();
  await noticeSaying("The Week Has Changed Meanwhile");
  expect(await saved()).toMatchObject({ horizon: 14 });
  expect(collection().getByLabelText<HTMLInputElement>("From").value).toBe("11:00");
  await collection().findByText("From 09:00");
  const ahead = within(
    await region("Every week").findByRole("group", { name: "Days ahead, stored by now" }),
  );
  ahead.getByText("14");
  await user.click(ahead.getByRole("button", { name: "Take This Instead" }));
  await save();
  await noticeSaying("The week has been saved.");
  const week = saturday("collection", { from: "11:00" });
  await waitFor(async () => expect(await saved()).toMatchObject({ week, horizon: 14 }));
  expect(screen.queryByRole("group", { name: /stored by now/ })).toBeNull();
});

test("a day changed here and switched off in another tab is asked about, either way", async () => {
  const { user, shop, region, group, save, saved, type } = await openWeek();
  const collection = () => group("Saturday", "Collection");
  type(collection().getByLabelText("From"), "11:00");
  const without = DEFAULT_PROFILE.week.week.filter(
    ({ weekday, method }) => weekday !== 6 || method !== "collection",
  );
  await savedElsewhere(shop, { week: without });
  await save();
  await noticeSaying("The Week Has Changed Meanwhile");
  await collection().findByText("Switched off");
  expect(collection().getByLabelText<HTMLInputElement>("From").value).toBe("11:00");
  expect(await saved()).toMatchObject({ week: without });
  await user.click(collection().getByRole("button", { name: "Take This Instead" }));
  expect(collection().queryByLabelText("From")).toBeNull();
  expect(region("Every week").queryByText(/unsaved/)).toBeNull();
});

test("days that are closed here meanwhile are no other tab's change", async () => {
  const { user, region, group, day, dialog, save, saved } = await openWeek();
  await fillIn(user, group("Saturday", "Free Delivery").getByLabelText("Orders at most"), "5");
  await user.click(day("Saturday 27 June").getByRole("button", { name: "Close…" }));
  const closing = await dialog("Close Saturday 27 June?");
  await fillIn(user, closing.getByLabelText("Reason"), "Fair");
  await user.click(closing.getByRole("button", { name: "Close This Day" }));
  await waitFor(async () => expect((await saved())?.exceptions).toHaveLength(1));
  await save();
  await noticeSaying("The week has been saved.");
  expect((await saved())?.exceptions).toHaveLength(1);
  expect((await saved())?.week).toEqual(saturday("delivery", { orders: 5 }));
  expect(region("Every week").queryByText(/unsaved/)).toBeNull();
});

test("closing a day with four orders saves nothing until asked, and moves them", async () => {
  const { user, day, dialog, saved, daysOf, shop } = await openWeek(...FOUR);
  await user.click(day("Saturday 27 June").getByRole("button", { name: "Close…" }));
  const closing = await dialog("Close Saturday 27 June?");
  await user.click(closing.getByRole("button", { name: "Close This Day" }));
  await closing.findByText("Please say why: customers read it.");
  await fillIn(user, closing.getByLabelText("Reason"), "Boxing Day");
  await user.click(closing.getByRole("button", { name: "Close This Day" }));
  const question = await dialog("Four orders are for Saturday 27 June.");
  within(question.getByRole("list")).getByText("Customer 3", { exact: false });
  expect(question.getByRole("link", { name: "07700 900003" }).getAttribute("href")).toBe(
    "tel:07700900003",
  );
  expect(await saved()).toBeUndefined();
  await user.click(question.getByRole("button", { name: "Move them" }));
  question.getByText("Please choose a day.");
  const select = question.getByLabelText<HTMLSelectElement>("Move them to");
  expect(select.value).toBe("");
  expect([...select.options].map(({ text }) => text)).not.toContain("Saturday 27 June");
  await user.selectOptions(select, "Sunday 28 June");
  await user.click(question.getByRole("button", { name: "Move them" }));
  await noticeSaying(movedToSunday(4));
  expect(await daysOf("NUMBER-3")).toEqual({ delivery: NEXT_SUNDAY });
  expect((await saved())?.exceptions).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => day("Saturday 27 June").getAllByText("closed, Boxing Day"));
  await user.click(day("Saturday 27 June").getByRole("button", { name: "Open again" }));
  await waitFor(async () => expect((await saved())?.exceptions).toEqual([]));
  expect(shop).toBeDefined();
});

test("orders whose eggs would be too old on the other day are moved there when forced", async () => {
  const { user, day, dialog, daysOf, shop } = await openWeek(...FOUR);
  // They may be handed over until Saturday 27 June.
  await shop.app.shop.office.openBook({ shelf: { large: { eggs: 48, laid: "2026-06-06" } } });
  await user.click(day("Saturday 27 June").getByRole("button", { name: "Close…" }));
  const closing = await dialog("Close Saturday 27 June?");
  await fillIn(user, closing.getByLabelText("Reason"), "Fair");
  await user.click(closing.getByRole("button", { name: "Close This Day" }));
  const question = await dialog("Four orders are for Saturday 27 June.");
  const select = question.getByLabelText("Move them to");
  await user.selectOptions(select, "Sunday 28 June");
  await user.click(question.getByRole("button", { name: "Move them" }));
  await question.findByText(/^Large Eggs: those in the book would be too old by that day/);
  expect(document.activeElement).toBe(select);
  expect(await daysOf("NUMBER-3")).toEqual({ delivery: "2026-06-27" });
  await user.click(question.getByRole("button", { name: "Move them anyway" }));
  await noticeSaying(movedToSunday(4));
  expect(await daysOf("NUMBER-3")).toEqual({ delivery: NEXT_SUNDAY });
});

test.each([
  ["Unpack", "Pending"],
  ["Leave packed", "Ready"],
] as const)(
  "'%s' is said once of all packed orders that move, which makes them %s",
  async (answer, status) => {
    const packed = { status: "Ready" } as const;
    const { user, day, dialog, shop } = await openWeek(packed, packed, {});
    await user.click(day("Saturday 27 June").getByRole("button", { name: "Close…" }));
    const closing = await dialog("Close Saturday 27 June?");
    await user.type(closing.getByLabelText("Reason"), "Fair{Enter}");
    const question = await dialog("Three orders are for Saturday 27 June.");
    const asked = within(question.getByRole("group", { name: "2 orders are packed" }));
    expect(asked.getByRole<HTMLInputElement>("radio", { name: "Unpack" }).checked).toBe(true);
    await user.click(asked.getByRole("radio", { name: answer }));
    await user.selectOptions(question.getByLabelText("Move them to"), "Sunday 28 June");
    await user.click(question.getByRole("button", { name: "Move them" }));
    await noticeSaying(movedToSunday(3));
    const stored = await shop.records.orders.forDaysFrom(NEXT_SATURDAY);
    expect(stored.map(({ days }) => days?.delivery)).toEqual(Array(3).fill(NEXT_SUNDAY));
    expect(stored.map((order) => order.status).sort()).toEqual(["Pending", status, status].sort());
  },
);

test("orders are moved to a day that hasn't room for all of them once it is to be so anyway", async () => {
  const { user, day, dialog, daysOf, saved, shop } = await openWeek(...FOUR);
  const { version, week } = await shop.app.shop.office.getWeek();
  const capped = week.week.map((row) => (row.weekday === 0 ? { ...row, orders: 3 } : row));
  await shop.app.shop.office.saveWeek({ ...week, version, week: capped });
  await user.click(day("Saturday 27 June").getByRole("button", { name: "Close…" }));
  const closing = await dialog("Close Saturday 27 June?");
  await user.type(closing.getByLabelText("Reason"), "Fair{Enter}");
  const question = await dialog("Four orders are for Saturday 27 June.");
  const select = question.getByLabelText("Move them to");
  await user.selectOptions(select, "Sunday 28 June");
  await user.click(question.getByRole("button", { name: "Move them" }));
  await question.findByText(/^Sunday 28 June hasn't room for all of them\./);
  expect(document.activeElement).toBe(select);
  expect(await daysOf("NUMBER-3")).toEqual({ delivery: NEXT_SATURDAY });
  expect((await saved())?.exceptions).toEqual([]);
  await user.click(question.getByRole("button", { name: "Move them anyway" }));
  await noticeSaying(movedToSunday(4));
  expect(await daysOf("NUMBER-3")).toEqual({ delivery: NEXT_SUNDAY });
});

test("the question lists an order with two methods once, and names orders that stay", async () => {
  const both = { delivery: NEXT_SATURDAY, collection: NEXT_SATURDAY };
  const { user, day, dialog } = await openWeek({ days: both, items: TWO_ITEMS });
  await user.click(day("Saturday 27 June").getByRole("button", { name: "Close…" }));
  const closing = await dialog("Close Saturday 27 June?");
  await user.type(closing.getByLabelText("Reason"), "Boxing Day{Enter}");
  const question = await dialog("One order is for Saturday 27 June.");
  expect(question.getAllByRole("listitem")).toHaveLength(1);
  question.getByText("Free Delivery and Collection");
  await user.click(question.getByRole("button", { name: "Leave them: I'll tell them myself" }));
  await noticeSaying(
    "Saturday 27 June is closed. Its orders keep their day: the dashboard lists them.",
  );
});

test("orders of a weekday that is switched off may be left, or all of it cancelled", async () => {
  const { user, group, save, dialog, saved, daysOf } = await openWeek({});
  await user.click(group("Saturday", "Free Delivery").getByRole("switch"));
  await save();
  const cancelled = await dialog("One order is for Saturday 27 June.");
  await user.click(cancelled.getByRole("button", { name: "Cancel" }));
  expect(await saved()).toBeUndefined();
  screen.getByText("1 change not saved");
  await save();
  const question = await dialog("One order is for Saturday 27 June.");
  await user.click(question.getByRole("button", { name: "Leave them: I'll tell them myself" }));
  await noticeSaying("The week has been saved.");
  expect(await daysOf("NUMBER-0")).toEqual({ delivery: NEXT_SATURDAY });
});

test("days are closed and added by forms, removed, and put back by Undo", async () => {
  const { user, region, type, saved } = await openWeek();
  const off = region("Days off and added days");
  const close = within(off.getByRole("form", { name: "Close These Days" }));
  await user.click(close.getByRole("button", { name: "Close These Days" }));
  await close.findByText("Please choose a day.");
  type(close.getByLabelText("From"), NEXT_SATURDAY);
  type(close.getByLabelText("To"), NEXT_SUNDAY);
  await user.selectOptions(close.getByLabelText("For"), "Collection");
  await user.click(close.getByRole("button", { name: "Close These Days" }));
  await close.findByText("Please say why: customers read it.");
  await fillIn(user, close.getByLabelText("Reason"), "Holiday");
  await user.click(close.getByRole("button", { name: "Close These Days" }));
  await off.findByText(": Collection closed, Holiday", { exact: false });
  const add = within(off.getByRole("form", { name: "Add a Day" }));
  type(add.getByLabelText("Day"), "2026-06-19");
  await user.click(add.getByRole("button", { name: "Add This Day" }));
  await add.findByText("Please choose a day to come.");
  expect(document.activeElement).toBe(add.getByLabelText("Day"));
  type(add.getByLabelText("Day"), "2026-06-24");
  await user.click(add.getByRole("button", { name: "Add This Day" }));
  await off.findByText(": Free Delivery added", { exact: false });
  const rows = () => within(off.getByRole("list")).getAllByRole("listitem");
  const [first] = rows();
  await user.click(within(first as HTMLElement).getByRole("button", { name: "Remove" }));
  await noticeSaying("The added day has been removed.");
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect((await saved())?.exceptions).toHaveLength(2);
});

test("what customers may is switched, and saved without what else is typed", async () => {
  const { user, region, type, saved } = await openWeek();
  const may = region("Customers may");
  expect(may.getByText(/You bear what PayPal keeps of its fee/)).toBeTruthy();
  const isOn = (name: string) => may.getByRole("switch", { name }).getAttribute("aria-checked");
  expect([isOn("change the day"), isOn("cancel")]).toEqual(["true", "true"]);
  type(region("Delivery area").getByLabelText("Postcodes"), "BN6");
  await user.click(may.getByRole("switch", { name: "cancel" }));
  may.getByText("1 change not saved");
  await user.click(may.getByRole("button", { name: "Save What They May" }));
  await noticeSaying("The week has been saved.");
  const week = await saved();
  expect(week?.customersMay).toEqual({ changeDay: true, cancel: false });
  expect(week?.area).toEqual(["RH10", "RH11"]);
  expect(region("Delivery area").getByLabelText<HTMLTextAreaElement>("Postcodes").value).toBe(
    "BN6",
  );
});
