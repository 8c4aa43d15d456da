// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShop, memoryStores, type Shop } from "#tests/support/a-shop.ts";
import { A_HELPER, freshCheck, TOMS } from "#tests/support/credentials.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantFlock, plantOrders, storedFlock } from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";

const CHECK = {
  check: async (password: string) => (password === TOMS ? A_HELPER : freshCheck.check(password)),
};

/** A shared shop whose sessions know a helper from the owner. */
const aShopWithHelper = (): Shop => {
  const stores = memoryStores();
  let person: typeof A_HELPER.person | null = null;
  const sessions = {
    person: async () => person,
    open: async (credential: typeof A_HELPER) => {
      person = credential.person;
      await stores.sessions.open(credential);
    },
    close: async () => {
      person = null;
      await stores.sessions.close();
    },
  };
  return aShop({
    stores: { ...stores, sessions },
    passwords: CHECK,
    shared: { publicUrl: "https://eggs.example" },
  });
};

const logIn = async (path: string, shop = aShopWithHelper()) => {
  const { user } = renderShop(path, shop, SHARED);
  await fillIn(user, await screen.findByLabelText("Password"), TOMS);
  await user.click(screen.getByRole("button", { name: "Unlock Dashboard" }));
  return { user, shop };
};

const openAsHelper = async (path: string, shop = aShopWithHelper()) => {
  await shop.stores.sessions.open(A_HELPER);
  const { user } = renderShop(path, shop, SHARED);
  await screen.findByRole("navigation", { name: "Admin" });
  return { user, shop };
};

const places = () =>
  within(screen.getByRole("navigation", { name: "Admin" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("a helper lands on the packing list, is greeted, and sees their four places", async () => {
  await logIn("/admin");
  await screen.findByRole("heading", { name: "Packing list" });
  await noticeSaying("Welcome, Tom! You're now logged in.");
  expect(window.location.pathname).toBe("/admin/packing");
  expect(places()).toEqual(["Packing", "Count eggs", "Stock", "Flocks"]);
});

test.each([
  ["/admin/flocks/2", "/admin/flocks/2"],
  ["/admin/orders?order=A", "/admin/packing"],
])("a helper who asked for %s comes to %s", async (asked, shown) => {
  await logIn(asked);
  await waitFor(() => expect(window.location.pathname).toBe(shown));
  await screen.findByRole("navigation", { name: "Admin" });
});

test("a helper may open help", async () => {
  await openAsHelper("/admin/help/packing");
  await screen.findByRole("heading", { level: 1, name: "Packing and driving" });
});

test("every other page says that it is the owner's, and asks for nothing of theirs", async () => {
  for (const path of [
    "/admin/orders",
    "/admin/customers",
    "/admin/customers/A",
    "/admin/messages",
    "/admin/posts",
    "/admin/posts/new",
    "/admin/splash",
    "/admin/backup",
    "/admin/export",
    "/admin/settings",
    "/admin/nowhere",
  ]) {
    const { shop, fail, mend } = aFailingShop(aShopWithHelper());
    fail("office", new Fault("not-allowed"));
    const { user } = await openAsHelper(path, shop);
    await screen.findByText("This page is the owner's. You are logged in as a helper.");
    expect(screen.queryByText(/We could not/)).toBeNull();
    mend();
    await user.click(screen.getByRole("link", { name: "To the packing list" }));
    expect(window.location.pathname).toBe("/admin/packing");
    cleanup();
  }
});

test("a helper ticks what was handed over, and the log has their name", async () => {
  const shop = aShopWithHelper();
  await plantOrders(shop, anOrder({ customerName: "Mabel Hen" }));
  const { user } = await openAsHelper("/admin/packing", shop);
  const list = within(await screen.findByRole("region", { name: "Packing list" }));
  await list.findByText("Mabel Hen");
  expect(screen.queryByText(/mabel@example\.com|£/)).toBeNull();
  await user.click(list.getByRole("checkbox", { name: "Handed over" }));
  await noticeSaying("Mabel Hen's order A has been marked as Completed.");
  expect((await shop.records.orders.find("A"))?.log).toMatchObject([{ by: "Tom" }]);
});

test.each(["/admin/packing", "/admin/packing/2026-06-21", "/admin/packing/along"])(
  "a helper sees at %s what to take, and no other sum",
  async (path) => {
    const shop = aShopWithHelper();
    const days = { delivery: "2026-06-21" };
    await plantOrders(
      shop,
      anOrder({ customerName: "Mabel Hen", total: 1_740, paid: { how: "hand-over" }, days }),
      anOrder({ id: "B", customerName: "Bea Duck", total: 2_000, days }),
      anOrder({ id: "C", customerName: "Cyd Cow", paid: { how: "account" }, days }),
    );
    await shop.stores.sessions.open(A_HELPER);
    await shop.app.visitor.packer.takeAlong("2026-06-21");
    renderShop(path, shop, SHARED);
    await screen.findAllByText("Take £17.40");
    const sums = screen.getAllByText(/£/).map(({ textContent }) => textContent);
    expect(new Set(sums)).toEqual(new Set(["Take £17.40"]));
  },
);

test("a helper logs eggs, and sees neither costs nor profit nor files", async () => {
  const shop = aShopWithHelper();
  await plantFlock(shop, "1", { costs: [{ date: "2026-06-01", amount: 150 }] });
  const { user } = await openAsHelper("/admin/flocks/1", shop);
  await fillIn(user, await screen.findByLabelText("Large"), "12");
  await user.click(screen.getByRole("button", { name: "Log Eggs" }));
  await waitFor(async () => expect((await storedFlock(shop, "1")).eggs).toHaveLength(1));
  await screen.findByRole("heading", { name: "Egg Production History" });
  for (const title of ["Total Costs", "Profit / Loss", "Log Cost", "Cost History"])
    expect(screen.queryByText(title)).toBeNull();
  expect(screen.queryByText(/£/)).toBeNull();
  expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
  cleanup();
  await openAsHelper("/admin/flocks", shop);
  await screen.findByRole("link", { name: "Flock 1" });
  expect(screen.queryByText(/accountant/i)).toBeNull();
});

test("a helper counts stock, and sees no prices", async () => {
  await openAsHelper("/admin/pricing");
  await screen.findByRole("heading", { name: "Stock" });
  await screen.findByRole("group", { name: "Large Eggs" });
  expect(screen.queryByText(/£/)).toBeNull();
  expect(screen.queryByRole("heading", { name: /Pric/ })).toBeNull();
});

test("a helper sees what an open egg book makes of a change, without a link to the book", async () => {
  const shop = aShopWithHelper();
  await shop.app.shop.office.openBook({ shelf: {} });
  await openAsHelper("/admin/pricing", shop);
  await screen.findByText(/The egg book books fewer eggs as missing, and more as found\./);
  expect(screen.queryByRole("link", { name: "Count the shelf" })).toBeNull();
});

test("a helper who is removed comes to the login", async () => {
  const { shop } = await openAsHelper("/admin/packing");
  await screen.findByRole("heading", { name: "Packing list" });
  await shop.stores.sessions.close();
  const { app } = shop;
  await app.shop.counter.logOut();
  cleanup();
  renderShop("/admin/packing", shop, SHARED);
  await screen.findByRole("heading", { name: "Admin Login" });
});

test("the owner still sees all places", async () => {
  await renderAdmin("/admin", aShop(), SHARED);
  await screen.findByRole("heading", { name: "Dashboard" });
  expect(places()).toContain("Settings");
  expect(places()).toContain("Inventory & Pricing");
});

test("a helper who opens the dashboard is led to the packing list", async () => {
  await openAsHelper("/admin");
  await screen.findByRole("heading", { name: "Packing list" });
});
