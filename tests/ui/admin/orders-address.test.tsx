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
            if (!query.isOverdue) asked.push(query.after);
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
  const day = await screen.findByLabelText<HTMLSelectElement>("Day");
  expect(day.value).toBe("2026-06-27");
  await user.selectOptions(day, "Sun 21 Jun");
  expect((await row("DUCK0002")).textContent).toContain("for Sunday 21 June");
  expect(window.location.search).toBe("?day=2026-06-21");
  await again(shop);
  await row("DUCK0002");
  expect(screen.queryByRole("button", { name: /^HENS0001/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText("Day"), "Any day");
  await row("HENS0001");
  expect(window.location.search).toBe("");
});

test("the select of days has the open ones, those to come first, and the one that was asked for", async () => {
  await openAt("/admin/orders?day=2026-01-07", HENS);
  const day = await screen.findByLabelText<HTMLSelectElement>("Day");
  const names = [...day.options].map(({ text }) => text);
  expect(names.slice(0, 4)).toEqual(["Any day", "Wed 7 Jan", "Sat 20 Jun", "Sun 21 Jun"]);
  expect(names.indexOf("Sun 14 Jun")).toBeGreaterThan(names.indexOf("Sun 12 Jul"));
  expect(names.at(-1)).toBe("Sat 25 Apr");
  expect(day.value).toBe("2026-01-07");
});

const LATE = [
  { ...HENS, days: { delivery: "2026-06-13" } },
  anOrder({ id: "LATE0003", status: "Needs attention", days: { delivery: "2026-06-14" } }),
  { ...DUCK, days: { delivery: "2026-06-13" } },
  anOrder({ id: "SOON0004", days: { delivery: "2026-06-27" } }),
];

test("the chip Overdue says how many are late, shows them alone, and stands in the address", async () => {
  const { shop, user } = await openAt("/admin/orders?day=2026-06-27", ...LATE);
  await row("SOON0004");
  const chip = await screen.findByRole("button", { name: "Overdue 2", pressed: false });
  await user.click(chip);
  await row("HENS0001");
  await row("LATE0003");
  expect(screen.queryByRole("button", { name: /^(DUCK0002|SOON0004)/ })).toBeNull();
  expect(window.location.search).toBe("?overdue=1");
  await again(shop);
  await row("HENS0001");
  expect(screen.queryByRole("button", { name: /^SOON0004/ })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Overdue 2", pressed: true }));
  await row("SOON0004");
  expect(window.location.search).toBe("");
});

test("the next two days are a press away, and a day takes the place of what is overdue", async () => {
  const { user } = await openAt("/admin/orders?overdue=1", ...LATE, {
    ...HENS,
    id: "TODAY005",
    days: { delivery: "2026-06-20" },
  });
  await row("HENS0001");
  const days = screen.getAllByRole("button", { name: /^S(at|un) \d/ });
  expect(days.map(({ textContent }) => textContent)).toEqual(["Sat 20 Jun", "Sun 21 Jun"]);
  await user.click(screen.getByRole("button", { name: "Sat 20 Jun", pressed: false }));
  await row("TODAY005");
  expect(window.location.search).toBe("?day=2026-06-20");
  expect(screen.queryByRole("button", { name: /^HENS0001/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Sat 20 Jun", pressed: true }));
  await row("HENS0001");
  expect(window.location.search).toBe("");
});

test("a day in the address that is none asks for any", async () => {
  await openAt("/admin/orders?day=2026-02-31", HENS, DUCK);
  await row("HENS0001");
  await row("DUCK0002");
});
