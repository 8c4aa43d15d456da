// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { StatusChange } from "#core/marking/set-order-status.ts";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const PENDING = /^HENS0001.*Pending$/;
const COMPLETED = /^HENS0001.*Completed$/;

/** An opened order in a shop that marks nothing before the test lets it go on, or fail. */
const openOrder = async () => {
  const whole = aShop();
  await plantOrders(whole, anOrder({ id: "HENS0001" }), anOrder({ id: "DUCK0002" }));
  const { office } = whole.app.shop;
  const gates: { resolve(): void; reject(fault: Error): void }[] = [];
  const setOrderStatus = vi.fn(async (change: StatusChange) => {
    await new Promise<void>((resolve, reject) => gates.push({ resolve, reject }));
    return office.setOrderStatus(change);
  });
  const held = new Proxy(office, {
    get: (own, name) => (name === "setOrderStatus" ? setOrderStatus : Reflect.get(own, name)),
  });
  const shop = {
    ...whole,
    app: { ...whole.app, shop: { ...whole.app.shop, office: held } },
  };
  const { user } = await renderAdmin("/admin/orders", shop);
  await user.click(await screen.findByRole("button", { name: /^HENS0001/ }));
  const mark = (status: string) =>
    user.click(screen.getByRole("button", { name: `Mark as ${status}` }));
  const isSent = (times: number) =>
    waitFor(() => expect(setOrderStatus).toHaveBeenCalledTimes(times));
  return { shop, gates, mark, isSent };
};

const row = (name: RegExp) => screen.findByRole("button", { name });

test("an order shows its new status before it is stored, and the notice after", async () => {
  const { shop, gates, mark, isSent } = await openOrder();

  await mark("Completed");

  await row(COMPLETED);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }, { status: "Pending" }]);
  expect(screen.queryByText(/has been marked/)).toBeNull();
  await row(/^DUCK0002.*Pending$/);
  await isSent(1);
  gates[0]?.resolve();
  await noticeSaying("The order has been marked as Completed.");
  await row(COMPLETED);
});

test("a status that could not be stored is rolled back with a notice", async () => {
  const { shop, gates, mark, isSent } = await openOrder();
  await mark("Completed");
  await row(COMPLETED);
  await isSent(1);

  gates[0]?.reject(new Fault("storage-full"));

  await row(PENDING);
  await screen.findByRole("button", { name: "Mark as Completed" });
  await screen.findByText(/storage is full/i);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }, { status: "Pending" }]);
});

test("marking an order that is gone shows a notice and removes it", async () => {
  const { shop, gates, mark, isSent } = await openOrder();
  await mark("Completed");
  await isSent(1);
  await shop.stores.shop.archive.replace({
    ...(await shop.stores.shop.archive.read()),
    orders: [],
  });

  gates[0]?.resolve();

  await noticeSaying("This order is no longer kept.");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^HENS0001/ })).toBeNull());
});

test("an order that is marked twice shows the last, and each is stored in turn", async () => {
  const { shop, gates, mark, isSent } = await openOrder();
  await mark("Completed");
  await row(COMPLETED);

  await mark("Pending");

  await row(PENDING);
  await isSent(1);
  gates[0]?.resolve();
  await isSent(2);
  await row(PENDING);
  gates[1]?.resolve();
  await noticeSaying("The order has been marked as Pending.");
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }, { status: "Pending" }]);
});
