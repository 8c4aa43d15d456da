// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { plantCustomers, plantPrices, storedInventory, twoTabs } from "#tests/support/plant.ts";
import { fillIn, renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const UNREACHABLE = new Fault("shop-unreachable");

const large = async () => within(await screen.findByRole("article", { name: "Large Eggs" }));

test("a page that can't be read says so, and shows by itself once the shop answers", async () => {
  const { shop, fail, mend } = aFailingShop();
  fail("counter.getPrices", UNREACHABLE);
  renderShop("/", shop, SHARED);
  await screen.findByText(/^The shop can't be reached at the moment\./);
  expect(screen.queryByText("Something went wrong")).toBeNull();
  mend();
  (await large()).getByText("£1.80");
  expect(screen.queryByText(/^The shop can't be reached/)).toBeNull();
});

test("shown records stay when they can't be read again", async () => {
  const { here, there } = twoTabs();
  const { shop, fail, mend } = aFailingShop(here);
  renderShop("/", shop, SHARED);
  await large();
  fail("counter", UNREACHABLE);
  await plantPrices(there, { large: { 6: 999 } });
  await waitFor(async () => (await large()).getByText("£1.80"));
  expect(screen.queryByText(/can't be reached|went wrong/)).toBeNull();
  mend();
  await (await large()).findByText("£9.99");
});

test("shown records stay when reading them again fails for good, and a bug is reported", async () => {
  const { here, there } = twoTabs();
  const { shop, fail, mend } = aFailingShop(here);
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  renderShop("/", shop, SHARED);
  await large();
  const bug = new TypeError("a bug");
  fail("counter.getPrices", bug);
  await plantPrices(there, { large: { 6: 999 } });
  await waitFor(() => expect(reported.mock.calls).toEqual([[bug]]));
  (await large()).getByText("£1.80");
  mend();
  await plantPrices(there, { large: { 6: 998 } });
  await (await large()).findByText("£9.98");
});

test("a search that can't be answered takes nothing away that is typed", async () => {
  const whole = aShop();
  await plantCustomers(whole, { name: "Mabel" }, { name: "Olive" });
  const { shop, fail, mend } = aFailingShop(whole);
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  await screen.findByText("olive@example.com");
  const name = screen.getByLabelText<HTMLInputElement>("Name");
  await fillIn(user, name, "Ivy");
  fail("office", UNREACHABLE);
  await fillIn(user, screen.getByLabelText("Search customers"), "Mab");
  await screen.findByText("olive@example.com");
  expect([screen.getByLabelText("Name"), name.value]).toEqual([name, "Ivy"]);
  mend();
  await screen.findByText("1 customer(s) found.");
  expect(name.value).toBe("Ivy");
});

test("a save that the shop does not answer says so, keeps what is typed, and can be tried again", async () => {
  const { shop, fail, mend } = aFailingShop();
  const { user } = await renderAdmin("/admin/pricing", shop, SHARED);
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  const card = within(editor.getByRole("group", { name: "Large Eggs" }));
  const stock = card.getByLabelText<HTMLInputElement>("Stock");
  const save = () => user.click(editor.getByRole("button", { name: "Save All Changes" }));
  await fillIn(user, stock, "77");
  fail("office.saveInventory", UNREACHABLE);
  fail("office.getStockSheet", UNREACHABLE);
  await save();
  const told = await editor.findByRole("alert");
  expect(told.textContent).toContain("Shop Not Reached");
  expect(screen.getAllByText("Shop Not Reached")).toHaveLength(1);
  expect([stock.value, await storedInventory(shop)]).toMatchObject(["77", { large: 180 }]);
  mend("office.saveInventory");
  await user.click(editor.getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await storedInventory(shop)).toMatchObject({ large: 77 }));
});

test("a read that fails for good says that something went wrong", async () => {
  const { shop, fail } = aFailingShop();
  fail("counter.getPrices", new Fault("refused-by-shop"));
  renderShop("/", shop, SHARED);
  await screen.findByText("Something went wrong");
});
