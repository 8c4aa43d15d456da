// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { adminPaths } from "#core/admin-routes.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { typedCounts } from "#tests/support/an-egg-book.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { aMedicine } from "#tests/support/records.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const FRIDAY = "2026-06-19";
const SATURDAY = "2026-06-20";

const WORDS = "Large: hand over by Friday 19 June is over.";

/** Packed yesterday, with eggs that had to be handed over yesterday at the latest: the customer didn't come. */
const leftStanding = async (day = FRIDAY) => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  const order = anOrder({ id: "ADAORDER", customerName: "Ada Hen", days: { delivery: day } });
  await plantOrders(shop, order);
  const { office } = shop.app.shop;
  await office.openBook({ shelf: { large: { eggs: 12, laid: "2026-06-18" } } });
  await office.setOrderStatus({ id: "ADAORDER", status: "Ready" });
  const { version } = await office.getEggBook();
  await office.saveBookSettings({ version, bestBeforeDays: 28, handOverDays: 1 });
  return shop;
};

test.each([
  ["the packing list", "/admin/packing"],
  ["its pack day", `/admin/packing/${FRIDAY}`],
  ["the order", "/admin/orders?order=ADAORDER"],
])(
  "%s says of a packed order that its eggs' last day is over, and unpacks it",
  async (_page, path) => {
    const shop = await leftStanding();
    const { user } = await renderAdmin(path, shop, SHARED);
    await screen.findByText(WORDS);
    await user.click(screen.getByRole("button", { name: "Unpack" }));
    await waitFor(async () => expect((await storedOrders(shop))[0]?.status).toBe("Pending"));
    await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Eggs of this order");
  },
);

const unpackByKeyboard = async (path: string) => {
  const shop = await leftStanding();
  const { user } = await renderAdmin(path, shop, SHARED);
  await screen.findByText(WORDS);
  screen.getByRole("button", { name: "Unpack" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await storedOrders(shop))[0]?.status).toBe("Pending"));
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
  return user;
};

test("after Unpack by keyboard the next stop is what the order is packed with", async () => {
  const user = await unpackByKeyboard(`/admin/packing/${FRIDAY}`);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Packed" }));
});

test("after Unpack by keyboard of an order that leaves the list the focus stays in the list", async () => {
  const user = await unpackByKeyboard("/admin/orders?status=Ready&order=ADAORDER");
  await waitFor(() => expect(screen.queryByText("Ada Hen")).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe("Sun 21 Jun");
});

test("the dashboard lists such orders, each with a link", async () => {
  const shop = await leftStanding();
  await renderAdmin("/admin", shop, SHARED);
  const list = within(await screen.findByRole("list", { name: "Packed, and past their day" }));
  list.getByText("Ada Hen");
  list.getByText(WORDS);
  expect(list.getByRole("link").getAttribute("href")).toBe("/admin/orders?order=ADAORDER");
});

const WITHHELD =
  "Large: 12 of Flock 2, laid on Thursday 18 June, are withheld (medicine until 25 June).";

/** Packed with eggs of a flock that, as it turns out, was given a medicine. */
const withheld = async (day = FRIDAY) => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  const order = anOrder({ id: "ADAORDER", customerName: "Ada Hen", days: { delivery: day } });
  await plantOrders(shop, order);
  const { office } = shop.app.shop;
  await office.openBook({ shelf: {} });
  await office.logEggs({ flock: "2", date: "2026-06-18", counts: typedCounts({ large: 60 }) });
  await office.setOrderStatus({ id: "ADAORDER", status: "Ready" });
  await shop.records.care.addMedicine(
    "2",
    aMedicine({ first: "2026-06-17", last: "2026-06-18", days: 7 }),
  );
  return shop;
};

test.each([
  ["the packing list", "/admin/packing"],
  ["its pack day", `/admin/packing/${FRIDAY}`],
  ["the order", "/admin/orders?order=ADAORDER"],
])(
  "%s shows which eggs of a packed order a medicine withholds, links the lot, and unpacks",
  async (_page, path) => {
    const shop = await withheld();
    const { user } = await renderAdmin(path, shop, SHARED);
    await screen.findByText(WITHHELD);
    const lot = (await shop.app.shop.office.getEggBook()).kinds.large.lots[0]?.id ?? "";
    const link = screen.getByRole("link", { name: "See their lot" });
    expect(link.getAttribute("href")).toBe(adminPaths.eggLot(lot));
    await user.click(screen.getByRole("button", { name: "Unpack" }));
    await waitFor(async () => expect((await storedOrders(shop))[0]?.status).toBe("Pending"));
    await waitFor(() => expect(screen.queryByText(WITHHELD)).toBeNull());
  },
);

const unfitWords = () => screen.queryByText(WITHHELD);

test("the offline list shows a packed order's withheld eggs until it is unpacked or handed over", async () => {
  const shop = await withheld(SATURDAY);
  await shop.app.visitor.packer.takeAlong(SATURDAY);
  const { user } = await renderAdmin("/admin/packing/along", shop, SHARED);
  await screen.findByText(WITHHELD);
  screen.getByText(/Unpack it, and pack it with others\./);
  expect(screen.queryByRole("link", { name: "See their lot" })).toBeNull();
  const box = (name: string) => screen.getByRole("checkbox", { name });
  await user.click(box("Handed over"));
  await waitFor(() => expect(unfitWords()).toBeNull());
  await user.click(box("Handed over"));
  await screen.findByText(WITHHELD);
  await user.click(box("Packed"));
  await waitFor(() => expect(unfitWords()).toBeNull());
});

test("the list taken along says of a packed order that its eggs' last day is over", async () => {
  const shop = await leftStanding(SATURDAY);
  await shop.app.visitor.packer.takeAlong(SATURDAY);
  await renderAdmin("/admin/packing/along", shop, SHARED);
  await screen.findByText(WORDS);
});

test("the dashboard lists orders with withheld eggs apart from those that are past their day", async () => {
  const shop = await withheld();
  await renderAdmin("/admin", shop, SHARED);
  const list = within(await screen.findByRole("list", { name: "Packed, and withheld" }));
  list.getByText("Ada Hen");
  list.getByText(WITHHELD);
  expect(list.getByRole("link").getAttribute("href")).toBe("/admin/orders?order=ADAORDER");
  expect(screen.queryByText("Packed, and past their day")).toBeNull();
});

test("nothing is said of it before", async () => {
  const shop = await leftStanding();
  const { office } = shop.app.shop;
  const { version } = await office.getEggBook();
  await office.saveBookSettings({ version, bestBeforeDays: 28, handOverDays: 2 });
  await renderAdmin("/admin/packing", shop, SHARED);
  await screen.findByRole("group", { name: /Ada Hen/ });
  expect(screen.queryByText(/is over\./)).toBeNull();
});
