// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aSlowShop, plantOrders } from "#tests/support/plant.ts";
import { fillIn, renderAdmin } from "#tests/support/render-shop.tsx";

const go = (name: string) => screen.findByRole("link", { name });

test("the first day of records follows a cost older than every order", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder({ date: "2026-06-10T10:00:00Z" }));
  const { user } = await renderAdmin("/admin/flocks/1", shop);
  await screen.findByText(/since 10\/06\/26/);
  const form = await screen.findByRole("form", { name: "Add Cost Entry" });
  const [date, amount] = ["Date", "Amount"].map(
    (name) => form.querySelector(`[name=${name.toLowerCase()}]`) as HTMLInputElement,
  );
  await user.clear(date as HTMLInputElement);
  await fillIn(user, date as HTMLInputElement, "2026-01-02");
  await fillIn(user, amount as HTMLInputElement, "5");
  await user.click(screen.getByRole("button", { name: "Add Cost" }));
  await screen.findByText(/since 02\/01\/26/);
});

test("a new week shows its own takings once the owner comes back to the dashboard", async () => {
  let now = NOON;
  const shop = aShop({ clock: { now: () => now } });
  await plantOrders(shop, anOrder({ date: "2026-06-18T10:00:00Z", total: 680 }));
  const { user } = await renderAdmin("/admin", shop);
  const takings = async (title: string) =>
    (await screen.findByRole("heading", { name: title })).nextElementSibling?.textContent;
  expect(await takings("Takings this week")).toBe("£6.80");
  await user.click(await go("Customers"));
  now = "2026-06-22T08:00:00.000Z";
  await user.click(await go("Dashboard"));
  await waitFor(async () => expect(await takings("Takings last week")).toBe("£6.80"));
  expect(await takings("Takings this week")).toBe("£0.00");
});

test("the sidebar collapses at once, before that is stored", async () => {
  const { user } = await renderAdmin("/admin/flocks", aSlowShop().shop);
  await user.click(await screen.findByRole("button", { name: "Collapse sidebar" }));
  await screen.findByRole("button", { name: "Expand sidebar" });
});
