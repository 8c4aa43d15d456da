// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const DELIVERED = anOrder({ id: "DELIVER1", date: "2026-06-18T10:00:00Z" });
const BOTH_WAYS = anOrder({ id: "BOTHWAYS", date: "2026-06-20T10:00:00Z", items: TWO_ITEMS });

const openList = async (...orders: readonly Order[]) => {
  const shop = aShop();
  await plantOrders(shop, ...orders);
  const { user } = await renderAdmin("/admin/packing", shop, SHARED);
  const list = within(await screen.findByRole("region", { name: "Packing list" }));
  return { shop, user, list };
};

const parcel = (name: RegExp) => screen.findByRole("group", { name });

const box = async (name: RegExp, label = "Handed over") =>
  within(await parcel(name)).getByRole<HTMLInputElement>("checkbox", { name: label });

test("the packing list shows handovers by day and by way, the overdue ones first", async () => {
  const { list } = await openList(
    DELIVERED,
    BOTH_WAYS,
    anOrder({ id: "OVERDUE1", date: "2026-06-10T10:00:00Z" }),
    anOrder({ id: "DONE0001", status: "Completed" }),
    anOrder({ id: "WAITING1", status: "Awaiting payment" }),
    anOrder({ id: "TROUBLE1", status: "Needs attention" }),
  );
  expect(list.getAllByRole("article").map((day) => day.textContent)).toEqual([
    "for Saturday 13 June, overdueTo pack: 1 × Large 12; 12 eggs in all" +
      "Free DeliveryOVERDUE1 mabel@example.com ☐Packed☐Handed over1 × Large 12",
    "for Saturday 20 JuneTo pack: 1 × Large 12; 12 eggs in all" +
      "Free DeliveryDELIVER1 mabel@example.com ☐Packed☐Handed over1 × Large 12",
    "for Sunday 21 JuneTo pack: 2 × Large 6, 1 × Large 12; 24 eggs in all" +
      "Free DeliveryBOTHWAYS mabel@example.com ☐Packed☐Handed over1 × Large 12A part of this order: the rest leaves the other way. It is completed once both are handed over. Packed is for both." +
      "CollectionBOTHWAYS mabel@example.com ☐Packed☐Handed over2 × Large 6A part of this order: the rest leaves the other way. It is completed once both are handed over. Packed is for both.",
  ]);
});

test("the packing list breaks no line inside of a pack of its sums", async () => {
  const { list } = await openList(BOTH_WAYS);
  const sum = within(list.getByText(/^To pack/).closest("p") ?? document.body);
  for (const pack of ["2 × Large 6", "1 × Large 12"])
    expect(sum.getByText(pack).className).toMatch(/whole/);
});

test("the packing list shows a parcel's address and note, never its log", async () => {
  const { list } = await openList(
    anOrder({
      customerName: "Mabel Hen",
      phone: "01293 555010",
      address: AT_HOME,
      note: "Ring twice",
      log: [{ at: "2026-06-20T11:00:00Z", kind: "completed" }],
    }),
    anOrder({ id: "", customerEmail: "", items: [] }),
  );
  await list.findByText("1 High Street, Crawley, RH10 1AA");
  expect(list.getByText("Mabel Hen").closest("li")?.textContent).toBe(
    "A Mabel Hen ☐Packed☐Handed over1 × Large 12mabel@example.com01293 5550101 High Street, Crawley, RH10 1AA“Ring twice”",
  );
  expect(list.queryByText(/Completed/)).toBeNull();
  expect(list.getByText("Its items are not known.").closest("li")?.textContent).toContain("No id");
  expect((await box(/No id/)).disabled).toBe(true);
});

test("the packing list keeps what is Ready, and does not count it again", async () => {
  const { list } = await openList(
    anOrder({ id: "READY001", date: DELIVERED.date, status: "Ready", items: TWO_ITEMS }),
    DELIVERED,
  );
  const [saturday] = list.getAllByRole("article");
  expect(saturday?.textContent).toContain(
    "To pack: 1 × Large 12; 12 eggs in allPacked already: 2 × Large 6, 1 × Large 12; 24 eggs in all",
  );
  expect(list.getAllByRole("group", { name: /READY001.*Ready/ })).toHaveLength(2);
});

test("a tick marks an order as completed, and Undo takes that back", async () => {
  const { shop, user, list } = await openList(DELIVERED);
  await user.click(await box(/^DELIVER1/));
  await noticeSaying("Order DELIVER1 has been marked as Completed.");
  await waitFor(() => expect(list.queryByRole("checkbox")).toBeNull());
  expect(list.getAllByText("Nothing.")).toHaveLength(2);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Completed" }]);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Packing list" }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await box(/^DELIVER1/);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }]);
});

test("a tick at Packed marks an order as Ready, as on its day's page, and leaves it in the list", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(shop, DELIVERED);
  const { user } = await renderAdmin("/admin/packing", shop, SHARED);
  await user.click(await box(/^DELIVER1/, "Packed"));
  await noticeSaying("Order DELIVER1 has been marked as packed.");
  await parcel(/^DELIVER1.*Ready/);
  screen.getByText(/^Packed already/);
  expect((await box(/^DELIVER1/, "Packed")).checked).toBe(true);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Ready" }]);
  await user.click(await box(/^DELIVER1/, "Packed"));
  await noticeSaying("Order DELIVER1 has been marked as not packed.");
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }]);
});

test("in one browser, which knows no packed orders, there is no box for it", async () => {
  const shop = aShop();
  await plantOrders(shop, DELIVERED);
  await renderAdmin("/admin/packing", shop);
  await box(/^DELIVER1/);
  expect(screen.queryByRole("checkbox", { name: "Packed" })).toBeNull();
});

test("a packed order that is handed over and taken back is Ready again", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(shop, anOrder({ id: "READY001", date: DELIVERED.date, status: "Ready" }));
  const { user } = await renderAdmin("/admin/packing", shop, SHARED);
  await user.click(await box(/^READY001/));
  await noticeSaying("Order READY001 has been marked as Completed.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await box(/^READY001.*Ready/);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Ready" }]);
});

test("a tick that doesn't reach the shop offers no way back of another's", async () => {
  const whole = aShop();
  await plantOrders(whole, DELIVERED, anOrder({ id: "DELIVER2", date: DELIVERED.date }));
  const { shop, fail, mend } = aFailingShop(whole);
  const { user } = await renderAdmin("/admin/packing", shop, SHARED);
  await user.click(await box(/^DELIVER1/));
  await noticeSaying("Order DELIVER1 has been marked as Completed.");
  fail("office.setOrderStatus", new Fault("shop-unreachable"));
  await user.click(await box(/^DELIVER2/));
  const second = await box(/^DELIVER2/);
  const row = within(second.closest("li") as HTMLElement);
  expect((await row.findByRole("alert")).textContent).toContain("Shop Not Reached");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(await storedOrders(shop)).toMatchObject([{ status: "Completed" }, { status: "Pending" }]);
  expect(second.checked).toBe(false);
  mend();
  await user.click(row.getByRole("button", { name: "Try again" }));
  await noticeSaying("Order DELIVER2 has been marked as Completed.");
  await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
});

test("an order that leaves in two ways is completed when both its parts are ticked", async () => {
  const { shop, user, list } = await openList(BOTH_WAYS);
  const boxes = () => list.getAllByRole<HTMLInputElement>("checkbox", { name: "Handed over" });
  const ticked = () => boxes().map(({ checked }) => checked);
  const press = async (at: number) => {
    const box = boxes()[at];
    if (box) await user.click(box);
  };
  await list.findAllByRole("checkbox");
  await press(0);
  expect(ticked()).toEqual([true, false]);
  await press(0);
  expect(ticked()).toEqual([false, false]);
  await press(1);
  expect(ticked()).toEqual([false, true]);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }]);
  await press(0);
  await noticeSaying("Order BOTHWAYS has been marked as Completed.");
  await waitFor(() => expect(list.queryByRole("checkbox")).toBeNull());
  expect(await storedOrders(shop)).toMatchObject([{ status: "Completed" }]);
});

test("a press prints it", async () => {
  const { user } = await openList(DELIVERED);
  const print = vi.spyOn(window, "print").mockReturnValue(undefined);
  await user.click(screen.getByRole("button", { name: "Print packing list" }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.title).toMatch(/^Admin Packing List/);
});

test("the packing list says of an order that is being cancelled not to pack it", async () => {
  const { list } = await openList({
    ...DELIVERED,
    log: [{ at: "2026-06-20T10:30:00Z", kind: "refund-asked" }],
  });
  expect(await box(/DELIVER1/)).toHaveProperty("disabled", true);
  expect(list.getByText("being cancelled: don't pack").closest("li")?.textContent).toMatch(
    /DELIVER1/,
  );
});
