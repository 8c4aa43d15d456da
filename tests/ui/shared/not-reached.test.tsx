// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCustomers, plantFlock, plantOrders } from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";

const UNREACHABLE = new Fault("shop-unreachable");

const aFarm = async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder({ captureId: "CAPTURED" }));
  await plantCustomers(shop, { name: "Olive" });
  await plantFlock(shop, "1", { costs: [{ date: "2026-06-01", amount: 500 }], eggs: {} });
  return aFailingShop(shop);
};

const told = async (): Promise<HTMLElement> => {
  const sentence = await screen.findByText("Shop Not Reached");
  expect(sentence.closest('[role="alert"]')).not.toBeNull();
  return sentence;
};

const isBeside = (sentence: HTMLElement, button: HTMLElement): boolean =>
  sentence.closest('[role="alert"]')?.parentElement?.parentElement === button.parentElement;

test("a form that doesn't reach the shop says so beside its button, and sends the same again", async () => {
  const { shop, fail, mend } = await aFarm();
  const { user } = await renderAdmin("/admin/flocks/1", shop, SHARED);
  await fillIn(user, await screen.findByLabelText("Large"), "30");
  const log = screen.getByRole("button", { name: "Log Eggs" });
  fail("office.logEggs", UNREACHABLE);
  await user.keyboard("{Enter}");
  expect(isBeside(await told(), log)).toBe(true);
  expect(screen.queryByRole("region", { name: /Notifications/ })?.textContent ?? "").toBe("");
  mend();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await noticeSaying("Egg count logged successfully.");
  expect(screen.queryByText("Shop Not Reached")).toBeNull();
  expect(document.activeElement).toBe(log);
  expect(Object.values((await shop.app.shop.office.getFlock("1")).eggs)).toHaveLength(1);
});

test("Try again is disabled during a lost connection", async () => {
  const { shop, fail, mend, lose, reconnect } = await aFarm();
  const { user } = await renderAdmin("/admin/flocks/1", shop, SHARED);
  fail("office.deleteCost", UNREACHABLE);
  const remove = await screen.findByRole("button", { name: "Delete" });
  await user.click(remove);
  expect(isBeside(await told(), remove)).toBe(true);
  lose();
  const again = screen.getByRole<HTMLButtonElement>("button", { name: "Try again" });
  expect(again.disabled).toBe(true);
  mend();
  reconnect();
  await user.click(again);
  await noticeSaying("The cost entry has been removed.");
});

test("the bar reports what was pressed in it, and the editor what was pressed there", async () => {
  const { shop, fail } = await aFarm();
  const { user } = await renderAdmin("/admin/pricing", shop, SHARED);
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  const card = within(editor.getByRole("group", { name: "Large Eggs" }));
  await fillIn(user, card.getByLabelText("Stock"), "77");
  const bar = within(await screen.findByRole("region", { name: "Unsaved changes" }));
  fail("office.saveInventory", UNREACHABLE);
  await user.click(bar.getByRole("button", { name: "Save All Changes" }));
  await bar.findByText("Shop Not Reached");
  expect(editor.queryByText("Shop Not Reached")).toBeNull();
  await user.click(editor.getByRole("button", { name: "Save All Changes" }));
  await editor.findByText("Shop Not Reached");
  expect(bar.queryByText("Shop Not Reached")).toBeNull();
});

test("an order tells that its command failed, though its buttons come and go", async () => {
  const { shop, fail, mend } = await aFarm();
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /mabel@example\.com/ }));
  const actions = within(await screen.findByRole("group", { name: /^Actions of order/ }));
  fail("office.setOrderStatus", UNREACHABLE);
  await user.click(actions.getByRole("button", { name: "Mark as Completed" }));
  await actions.findByText("Shop Not Reached");
  mend();
  await user.click(actions.getByRole("button", { name: "Try again" }));
  await noticeSaying("The order has been marked as Completed.");
});

test("several orders that could not be marked can be marked again", async () => {
  const { shop, fail, mend } = await aFarm();
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await screen.findByRole("checkbox", { name: /^Tick order/ }));
  fail("office.setOrderStatuses", UNREACHABLE);
  await user.click(screen.getByRole("button", { name: "Mark 1 as Completed" }));
  await told();
  mend();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await noticeSaying("1 order has been marked as Completed.");
});

test("a backup and a login that don't reach the shop say so beside their buttons", async () => {
  const { shop, fail, mend } = await aFarm();
  const { user } = await renderAdmin("/admin/backup", shop, SHARED);
  fail("office.getBackup", UNREACHABLE);
  const make = await screen.findByRole("button", { name: "Download backup" });
  await user.click(make);
  expect(isBeside(await told(), make)).toBe(true);
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await screen.findByRole("heading", { name: "Our Eggs" });
  cleanup();
  const login = renderShop("/admin/login", shop, SHARED);
  await fillIn(login.user, await screen.findByLabelText("Password"), "farmgate");
  fail("counter.logIn", UNREACHABLE);
  const unlock = screen.getByRole("button", { name: "Unlock Dashboard" });
  await login.user.click(unlock);
  expect(isBeside(await told(), unlock)).toBe(true);
  mend();
  await login.user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "Dashboard" });
});

test("a failure whose button is gone shows a notice", async () => {
  const { shop, fail } = await aFarm();
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Delete Olive" }));
  await noticeSaying("The customer has been successfully removed.");
  fail("office.putBackCustomer", UNREACHABLE);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await noticeSaying("Shop Not Reached");
});

test("a message to the farm that is not sent stays, and says so beside its button", async () => {
  const { shop, fail, mend } = aFailingShop();
  const { user } = renderShop("/contact", shop, SHARED);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await fillIn(user, screen.getByLabelText("Message"), "Are there eggs?");
  fail("counter.contactFarm", UNREACHABLE);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await told();
  mend();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await noticeSaying("Message Sent");
  await waitFor(() => expect(screen.queryByText("Shop Not Reached")).toBeNull());
});
