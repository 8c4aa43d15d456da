// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantCustomers, plantFlock, plantOrders } from "#tests/support/plant.ts";
import { aLot, aMove } from "#tests/support/records.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const downloads = downloadsOfEachTest();

const openExport = async (shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/export", shop);
  await screen.findByRole("heading", { level: 1, name: "Export" });
  const holds = async (name: string): Promise<string | null> => {
    const section = within(await screen.findByRole("region", { name }));
    await waitFor(() => expect(section.getByRole("status").textContent).not.toBe("Reading…"));
    return section.getByRole("status").textContent;
  };
  return { user, holds };
};

test("the page begins with this tax year, says what each file holds, and makes it", async () => {
  const shop = aShop();
  await plantOrders(
    shop,
    anOrder({ id: "OLD", date: "2026-04-05T12:00:00Z" }),
    anOrder({ id: "NEW", items: TWO_ITEMS, total: 700, customerEmail: "mabel@example.com" }),
  );
  await plantFlock(shop, "2", { costs: [{ date: "2026-06-01", amount: 1234 }] });
  await plantFlock(shop, "5", { eggs: { "2026-06-19": 60, "2025-06-19": 1 } });
  const { user, holds } = await openExport(shop);
  expect(await holds("Orders")).toBe(
    "2 rows, one an item, of 1 order from 6 April 2026 to 5 April 2027. What an order cost as a whole, what of its money moved in these days, and its fee stand in its first row.",
  );
  expect(await holds("Costs")).toBe(
    "1 row, one a cost, of all flocks from 6 April 2026 to 5 April 2027.",
  );
  expect(await holds("Egg counts")).toBe(
    "1 row, one a count, of all flocks from 6 April 2026 to 5 April 2027.",
  );
  expect(await holds("Money")).toBe(
    "1 row, one each time money came or went, from 6 April 2026 to 5 April 2027. Its sum is that of Taken in Orders.",
  );
  for (const name of ["orders", "money", "costs", "egg counts"])
    await user.click(screen.getByRole("button", { name: `Download ${name}` }));
  await waitFor(() => expect(downloads).toHaveLength(4));
  const files = await Promise.all(
    downloads.map(async ({ name, text }) => [
      name,
      (await text).replace(/^\uFEFF/, "").split("\r\n"),
    ]),
  );
  expect(Object.fromEntries(files)).toEqual({
    "farmgate-orders-2026-04-06-to-2027-04-05-2-rows.csv": [
      "Order,Date (day),Status,Item,Pack size,Delivery,Day,Quantity,Price (GBP),Item total (GBP),Order total (GBP),Taken,Fee (GBP),Paid on,PayPal transaction,Invoice number,Payment",
      "NEW,2026-06-20,Pending,Large Eggs,12,delivery,2026-06-21,1,3.40,3.40,7.00,7.00,,2026-06-20,,,",
      "NEW,2026-06-20,Pending,Large Eggs,6,collection,2026-06-21,2,1.80,3.60,,,,,,,",
    ],
    "farmgate-money-2026-04-06-to-2027-04-05-1-row.csv": [
      "Day,Order,Kind,How,Amount (GBP),Fee (GBP),Net (GBP),PayPal transaction,Customer,Entered",
      "2026-06-20,NEW,Sale,PayPal,7.00,,7.00,,,2026-06-20T11:00:00Z",
    ],
    "farmgate-costs-2026-04-06-to-2027-04-05-1-row.csv": [
      "Day,Flock,Type,Description,Amount (GBP)",
      "2026-06-01,2,Feed,,12.34",
    ],
    "farmgate-egg-counts-2026-04-06-to-2027-04-05-1-row.csv": [
      "Day,Flock,Small,Medium,Large,XL,Double Yolkers,Total",
      "2026-06-19,5,0,0,60,0,0,60",
    ],
  });
});

test("last tax year and this one are a press away, and days can be typed", async () => {
  const shop = aShop();
  await plantFlock(shop, "1", { eggs: { "2026-04-05": 1, "2026-04-06": 2, "2026-04-07": 3 } });
  const { user, holds } = await openExport(shop);
  const span = () =>
    ["From", "To"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  await user.click(screen.getByRole("button", { name: "Last tax year" }));
  expect(span()).toEqual(["2025-04-06", "2026-04-05"]);
  expect(await holds("Egg counts")).toMatch(/^1 row, .* from 6 April 2025 to 5 April 2026\.$/);
  await user.click(screen.getByRole("button", { name: "This tax year" }));
  expect(span()).toEqual(["2026-04-06", "2027-04-05"]);
  expect(await holds("Egg counts")).toMatch(/^2 rows/);
  expect(await holds("Costs")).toBe("No costs from 6 April 2026 to 5 April 2027.");
  expect(screen.queryByRole("button", { name: "Download costs" })).toBeNull();
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-04-07" } });
  expect(await holds("Egg counts")).toMatch(/^1 row/);
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-04-06" } });
  screen.getByText("This day comes before the first one.");
  expect(screen.queryByRole("region", { name: "Orders" })).toBeNull();
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "" } });
  screen.getByText("Please enter both days.");
});

test("an order of an unknown day is left out, and that is said", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder({ date: "some day" }));
  const { holds } = await openExport(shop);
  expect(await holds("Orders")).toBe(
    "No orders from 6 April 2026 to 5 April 2027. 1 order of an unknown day is left out.",
  );
});

/** The shop, of which pages of orders after the first wait until they are let go. */
const withLatePages = (shop: Shop) => {
  let letGo: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { office } = shop.app.shop;
  const listOrders: typeof office.listOrders = async (query) => {
    if (query.after !== null) await late;
    return office.listOrders(query);
  };
  const lateOffice = new Proxy(office, {
    get: (whole, name) => (name === "listOrders" ? listOrders : Reflect.get(whole, name)),
  });
  const app = { ...shop.app, shop: { ...shop.app.shop, office: lateOffice } };
  return { shop: { ...shop, app }, letGo: () => letGo() };
};

test("orders are read page by page, and how far is shown", async () => {
  const { shop, letGo } = withLatePages(aShop());
  for (let at = 0; at < 450; at += 1) await plantOrders(shop, anOrder({ id: `P${at}` }));
  const { holds } = await openExport(shop);
  const reading = await screen.findByRole<HTMLProgressElement>("progressbar", {
    name: "Reading orders",
  });
  await waitFor(() => expect([reading.value, reading.max]).toEqual([200, 450]));
  letGo();
  expect(await holds("Orders")).toMatch(/^450 rows, one an item, of 450 orders/);
  expect(screen.queryByRole("progressbar", { name: "Reading orders" })).toBeNull();
});

test.each(["/admin/backup", "/admin/orders", "/admin/flocks", "/admin/customers"])(
  "%s leads to it",
  async (path) => {
    const { user } = await renderAdmin(path);
    await user.click(await screen.findByRole("link", { name: "Export for the accountant" }));
    await screen.findByRole("heading", { level: 1, name: "Export" });
    expect(window.location.pathname).toBe("/admin/export");
  },
);

test("the egg book is a row a lot and way, once there is one", async () => {
  const shop = aShop();
  await shop.records.lots.save([aLot({ id: "L", laid: "2026-06-18" })]);
  await shop.records.moves.addAll([aMove({ id: "1", lot: "L" }), aMove({ id: "2", lot: "L" })]);
  const { user, holds } = await openExport(shop);
  expect(await holds("Egg book")).toBe(
    "2 rows, one a lot and way, of all flocks from 6 April 2026 to 5 April 2027.",
  );
  await user.click(screen.getByRole("button", { name: "Download egg book" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect((await downloads[0]?.text)?.split("\r\n").slice(1)).toEqual([
    "2026-06-18,1,Large Eggs,Counted,60,L",
    "2026-06-18,1,Large Eggs,Packed,12,L",
  ]);
});

test("what was sold at the gate is a file of its own, once there is any", async () => {
  const shop = aShop();
  const pack = { category: "large", packSize: 6, quantity: 2, price: 180 } as const;
  await shop.app.shop.office.sellAtGate({ packs: [pack], how: "cash", note: "" });
  const { user, holds } = await openExport(shop);
  expect(await holds("Gate sales")).toBe(
    "1 row, one a pack sold at the gate, from 6 April 2026 to 5 April 2027. They are among the orders too.",
  );
  await user.click(screen.getByRole("button", { name: "Download gate sales" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe("farmgate-gate-sales-2026-04-06-to-2027-04-05-1-row.csv");
  expect((await downloads[0]?.text)?.split("\r\n")[1]).toMatch(
    /^2026-06-20,\w{8},Completed,Large Eggs,6,2,12,1\.80,3\.60,3\.60,paid in cash$/,
  );
});

test("a shop that has sold nothing at the gate has no file of it", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder());
  const { holds } = await openExport(shop);
  await holds("Orders");
  expect(screen.queryByRole("region", { name: "Gate sales" })).toBeNull();
});

test("a shop without an egg book has no file of it", async () => {
  const { holds } = await openExport();
  await holds("Egg counts");
  expect(screen.queryByRole("region", { name: "Egg book" })).toBeNull();
});

test("a filtered list of orders says so at its file and in its name", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder(), anOrder({ id: "B", status: "Completed" }));
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  const exported = async () => {
    await user.click(await screen.findByRole("button", { name: "Export CSV" }));
    await waitFor(() => expect(downloads).not.toHaveLength(0));
    return downloads.at(-1)?.name;
  };
  expect(await exported()).toBe("orders.csv");
  expect(screen.queryByText(/Only what is shown/)).toBeNull();
  await user.selectOptions(screen.getByLabelText("Status"), "Pending");
  await fillIn(user, screen.getByLabelText("Search orders"), "mabel@example");
  screen.getByText("Only what is shown: Pending, matching mabel@example");
  await waitFor(async () =>
    expect(await exported()).toBe("orders-pending-matching-mabel-example.csv"),
  );
  expect((await downloads.at(-1)?.text)?.split("\r\n")).toHaveLength(2);
});

test("Export CSV makes no file of an empty list, and says why", async () => {
  const { user } = await renderAdmin("/admin/customers", aShop());
  await fillIn(user, await screen.findByLabelText("Search customers"), "nobody");
  await screen.findByText("No customer matches your search.");
  await user.click(screen.getByRole("button", { name: "Export CSV" }));
  await noticeSaying("There is nothing in the list as it is shown.");
  expect(downloads).toEqual([]);
});

test("a searched list of customers says so at its file and in its name", async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel" }, { name: "Abel" });
  const { user } = await renderAdmin("/admin/customers", shop);
  await fillIn(user, await screen.findByLabelText("Search customers"), "mabel");
  await screen.findByText("1 customer(s) found.");
  screen.getByText("Only what is shown: matching mabel");
  await user.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(downloads[0]?.name).toBe("customers-matching-mabel.csv"));
  expect((await downloads[0]?.text)?.split("\r\n")).toHaveLength(2);
});
