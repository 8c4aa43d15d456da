// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { fillIn, renderAdmin } from "#tests/support/render-shop.tsx";

const HENS = anOrder({ id: "HENS0001" });
const DUCK = anOrder({ id: "DUCK0002", status: "Completed", customerEmail: "abel@x.uk" });

const openAt = async (address: string, ...orders: readonly Order[]) => {
  const shop = aShop();
  await plantOrders(shop, ...orders);
  return renderAdmin(address, shop);
};

const again = async (shop: Shop) => {
  cleanup();
  await renderAdmin(window.location.pathname + window.location.search, shop);
};

const row = (id: string) => screen.findByRole("button", { name: new RegExp(`^${id}`) });

const opened = async (id: string) =>
  waitFor(async () => expect((await row(id)).getAttribute("aria-expanded")).toBe("true"));

const field = () => screen.findByLabelText<HTMLInputElement>("Search orders");

test("search, filter and the opened order stand in the address, and are there after a reload", async () => {
  const { shop, user } = await openAt("/admin/orders", HENS, DUCK);
  const steps = window.history.length;
  await fillIn(user, await field(), "abel & x?");
  expect(window.location.search).toBe("?search=abel+%26+x%3F");
  await fillIn(user, await field(), "abel");
  await user.selectOptions(screen.getByLabelText("Status"), "Completed");
  await user.click(await row("DUCK0002"));
  expect(window.location.search).toBe("?search=abel&status=Completed&order=DUCK0002");
  expect(window.history.length).toBe(steps);
  await again(shop);
  await opened("DUCK0002");
  expect((await field()).value).toBe("abel");
  expect(screen.getByLabelText<HTMLSelectElement>("Status").value).toBe("Completed");
  expect(screen.queryByRole("button", { name: /^HENS0001/ })).toBeNull();
  await user.click(await row("DUCK0002"));
  await fillIn(user, await field(), "");
  await user.selectOptions(screen.getByLabelText("Status"), "All");
  expect(window.location.search).toBe("");
});

test("Back from another page shows them again, and a link to Orders shows all", async () => {
  const { user } = await openAt("/admin/orders?search=hens&order=HENS0001", HENS, DUCK);
  await opened("HENS0001");
  await user.click(screen.getByRole("link", { name: "Customers" }));
  await screen.findByRole("heading", { level: 1, name: "Customer Management" });
  window.history.back();
  await opened("HENS0001");
  expect((await field()).value).toBe("hens");
  await user.click(screen.getByRole("link", { name: "Orders" }));
  await row("DUCK0002");
  expect((await field()).value).toBe("");
  expect((await row("HENS0001")).getAttribute("aria-expanded")).toBe("false");
});

test("the page ignores what the address can't mean", async () => {
  await openAt("/admin/orders?status=Ready&order=GONE&what=else", HENS, DUCK);
  await row("HENS0001");
  await row("DUCK0002");
  expect(screen.getByLabelText<HTMLSelectElement>("Status").value).toBe("All");
  expect(screen.queryByRole("table")).toBeNull();
});

test("an order that a link names is looked for on the pages behind the first", async () => {
  const many = Array.from({ length: 450 }, (_, n) =>
    anOrder({ id: `N${n}`, date: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString() }),
  );
  const shop = aShop();
  await plantOrders(shop, ...many);
  const asked: (string | null)[] = [];
  const { office } = shop.app.shop;
  const heard = new Proxy(office, {
    get: (own, name) =>
      name === "listOrders"
        ? (query: Parameters<typeof office.listOrders>[0]) => {
            asked.push(query.after);
            return office.listOrders(query);
          }
        : Reflect.get(own, name),
  });
  const app = { ...shop.app, shop: { ...shop.app.shop, office: heard } };
  await renderAdmin("/admin/orders?order=N420", { ...shop, app });
  await row("N0");
  const pageAfter = (after: string | null) => office.listOrders({ text: "", status: "All", after });
  const second = (await pageAfter(null)).next;
  const third = (await pageAfter(second)).next;
  await waitFor(() => expect(asked).toEqual([null, second, third]));
});

test("the day is kept in the address too, and each row says for which its order is", async () => {
  const { shop, user } = await openAt(
    "/admin/orders?day=2026-06-27",
    { ...HENS, days: { delivery: "2026-06-27" } },
    DUCK,
    anOrder({
      id: "BOTH0003",
      items: TWO_ITEMS,
      days: { delivery: "2026-06-19", collection: "2026-06-27" },
    }),
  );
  expect((await row("HENS0001")).textContent).toContain("for Saturday 27 June");
  expect((await row("BOTH0003")).textContent).toContain(
    "for Friday 19 June (delivery), overdue and Saturday 27 June (collection)",
  );
  expect(screen.queryByRole("button", { name: /^DUCK0002/ })).toBeNull();
  const day = await screen.findByLabelText<HTMLInputElement>("Day");
  expect(day.value).toBe("2026-06-27");
  await fillIn(user, day, "2026-06-21");
  expect((await row("DUCK0002")).textContent).toContain("for Sunday 21 June");
  expect(window.location.search).toBe("?day=2026-06-21");
  await again(shop);
  await row("DUCK0002");
  expect(screen.queryByRole("button", { name: /^HENS0001/ })).toBeNull();
  await user.clear(screen.getByLabelText("Day"));
  await row("HENS0001");
  expect(window.location.search).toBe("");
});

test("a day in the address that is none asks for any", async () => {
  await openAt("/admin/orders?day=2026-02-31", HENS, DUCK);
  await row("HENS0001");
  await row("DUCK0002");
});
