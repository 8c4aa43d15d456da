// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const DAY = ["2026-06-20T11:00:00Z", "2026-06-19T11:00:00Z", "2026-06-18T11:00:00Z"] as const;

const openOrders = async (setting = SHARED) => {
  const shop = aShop({ shared: setting.isShared ? { publicUrl: "https://eggs.example" } : null });
  await plantOrders(
    shop,
    anOrder({ id: "HENS0001", date: DAY[0] }),
    anOrder({ id: "DUCK0002", date: DAY[1], status: "Ready" }),
    anOrder({ id: "BACK0003", date: DAY[2], status: "Refunded" }),
    anOrder({ id: "", date: "" }),
  );
  const { user } = await renderAdmin("/admin/orders", shop, setting);
  const tick = async (id: string) =>
    user.click(await screen.findByRole("checkbox", { name: `Tick order ${id}` }));
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const statuses = async () => (await storedOrders(shop)).slice(0, 3).map(({ status }) => status);
  return { user, tick, press, statuses };
};

const bar = () => screen.queryByRole("group", { name: "Ticked orders" });

test("ticked orders are marked as far as each may, one notice tells so, and Undo takes it back", async () => {
  const { tick, press, statuses } = await openOrders();
  for (const id of ["HENS0001", "DUCK0002", "BACK0003"]) await tick(id);
  expect(bar()?.textContent).toContain("3 orders ticked");
  await press("Mark 3 as Completed");
  await noticeSaying("2 orders have been marked as Completed. Not marked: BACK0003 (Refunded).");
  expect(await statuses()).toEqual(["Completed", "Completed", "Refunded"]);
  expect(bar()).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole("list", { name: "Orders" }))).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await noticeSaying("2 orders have been marked as they were before.");
  expect(await statuses()).toEqual(["Pending", "Ready", "Refunded"]);
});

test("an order is ticked and unticked without being opened, and none without an id", async () => {
  const { tick, press } = await openOrders();
  await tick("HENS0001");
  expect(bar()?.textContent).toContain("1 order ticked");
  expect(document.documentElement.style.getPropertyValue("--foot")).toBe("0px");
  expect(screen.queryByRole("table")).toBeNull();
  await tick("HENS0001");
  expect(bar()).toBeNull();
  expect(document.documentElement.style.getPropertyValue("--foot")).toBe("");
  await tick("DUCK0002");
  await press("Untick all");
  expect(bar()).toBeNull();
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
});

test("a status that fits no ticked order shows a notice without Undo", async () => {
  const { tick, press, statuses } = await openOrders();
  for (const id of ["DUCK0002", "BACK0003"]) await tick(id);
  await press("Mark 2 as Ready");
  await noticeSaying("Not marked: DUCK0002 (Ready), BACK0003 (Refunded).");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(await statuses()).toEqual(["Pending", "Ready", "Refunded"]);
});

test("a shop in one browser offers no Ready, and shows a new status at once", async () => {
  const { tick, press } = await openOrders({ ...SHARED, isShared: false });
  await tick("HENS0001");
  const names = within(bar() as HTMLElement).getAllByRole("button");
  expect(names.map((button) => button.textContent)).toEqual([
    "Mark 1 as Completed",
    "Mark 1 as Pending",
    "Untick all",
  ]);
  await press("Mark 1 as Completed");
  expect(screen.getByRole("button", { name: /^HENS0001.*Completed$/ })).toBeTruthy();
  await waitFor(() => expect(bar()).toBeNull());
  await noticeSaying("1 order has been marked as Completed.");
});
