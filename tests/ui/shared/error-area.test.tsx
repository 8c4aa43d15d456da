// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import type { JSDOM } from "jsdom";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { fillIn, renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";

// React tells the console of each error that an error boundary catches, as each of these is.
beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

/** jsdom can't load a page again, and says so. */
const reloads = () => {
  let times = 0;
  const count = (error: Error): void => {
    if (error.message.includes("navigation")) times += 1;
  };
  const { virtualConsole } = (globalThis as unknown as { jsdom: JSDOM }).jsdom;
  virtualConsole.on("jsdomError", count);
  onTestFinished(() => {
    virtualConsole.off("jsdomError", count);
  });
  return () => times;
};

const openBrokenPage = async () => {
  const timesReloaded = reloads();
  const { shop, fail, ...connection } = aFailingShop();
  fail("counter.listPosts", new Fault("refused-by-shop"));
  const { user } = renderShop("/our-chickens", shop, SHARED);
  await screen.findByRole("heading", { name: "Something went wrong" });
  return { user, timesReloaded, ...connection };
};

test("a part that can't be shown without a connection tries again by itself when it is back", async () => {
  const { timesReloaded, lose, reconnect } = await openBrokenPage();
  lose();
  await screen.findByRole("heading", { name: "The shop can't be reached" });
  expect(timesReloaded()).toBe(0);
  reconnect();
  expect(timesReloaded()).toBe(1);
});

test("a part does not reload beside unsaved text", async () => {
  const timesReloaded = reloads();
  const { shop, fail, lose, reconnect } = aFailingShop();
  fail("office.getPriceSheet", new Fault("refused-by-shop"));
  const { user } = await renderAdmin("/admin/pricing", shop, SHARED);
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  const card = within(editor.getByRole("group", { name: "Large Eggs" }));
  await fillIn(user, card.getByLabelText("Stock"), "77");
  await screen.findByRole("heading", { name: "Something went wrong" });
  lose();
  await screen.findByRole("heading", { name: "The shop can't be reached" });
  reconnect();
  expect(timesReloaded()).toBe(0);
});

test("a part that can't be shown otherwise waits for the visitor to try again", async () => {
  const { user, timesReloaded } = await openBrokenPage();
  expect(timesReloaded()).toBe(0);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(timesReloaded()).toBe(1);
});

test("a page whose code can't be fetched for want of a network says so, and what can be done", async () => {
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
  const { shop, fail } = aFailingShop();
  fail("counter.listPosts", new Fault("code-missing"));
  renderShop("/our-chickens", shop);
  await screen.findByRole("heading", { name: "You seem to be offline" });
  screen.getByText(/We could not show this page and try again as soon as there is a connection\./);
  screen.getByRole("button", { name: "Try Again" });
});

test("a page whose site doesn't answer says so, and tries again by itself", async () => {
  const timesReloaded = reloads();
  const ask = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
  const { shop, fail } = aFailingShop();
  fail("counter.listPosts", new Fault("code-missing"));
  const { user } = renderShop("/our-chickens", shop);
  await screen.findByRole("heading", { name: "You seem to be offline" });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  window.dispatchEvent(new Event("online"));
  expect(timesReloaded()).toBe(0);
  ask.mockResolvedValue(new Response());
  window.dispatchEvent(new Event("online"));
  await eventually(() => expect(timesReloaded()).toBe(1));
});
