// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const SATURDAY = "2026-06-27";
const TODAY = "2026-06-20";
const DAYS = { delivery: SATURDAY, collection: SATURDAY };

const ADA = anOrder({ id: "ADAORDER-PAYPAL", customerName: "Ada Hen", days: DAYS });
const BOTH = anOrder({ id: "BOTHWAYS", customerName: "Bea Duck", days: DAYS, items: TWO_ITEMS });
const TO_COLLECT = { ...BOTH, items: TWO_ITEMS.slice(1) };

const openDay = async (orders: readonly Order[], isShared = true, day = SATURDAY) => {
  const shop = aShop({ shared: isShared ? { publicUrl: "https://eggs.example" } : null });
  await plantOrders(shop, ...orders);
  const path = `/admin/packing/${day}`;
  const { user } = await renderAdmin(path, shop, isShared ? SHARED : undefined);
  const region = within(await screen.findByRole("region", { name: "Packing" }));
  const row = (name: RegExp, at = 0) => region.getAllByRole("group", { name })[at] as HTMLElement;
  const box = (name: RegExp, label: string, at = 0) =>
    within(row(name, at)).getByRole<HTMLInputElement>("checkbox", { name: label });
  const sent = async () => (await shop.records.messages.page(null)).items.map(({ kind }) => kind);
  return { shop, user, region, row, box, sent };
};

test("Packed marks an order as Ready, Handed over as Completed, and Undo takes each back", async () => {
  const { shop, user, region, box } = await openDay([ADA]);
  const isStored = (status: string) =>
    waitFor(async () => expect(await storedOrders(shop)).toMatchObject([{ status }]));
  await user.click(box(/^Ada Hen ADAORDER/, "Packed"));
  await noticeSaying("Ada Hen's order ADAORDER has been marked as packed.");
  await isStored("Ready");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await noticeSaying("Ada Hen's order ADAORDER has been marked as not packed.");
  await isStored("Pending");
  await waitFor(() => expect(box(/^Ada/, "Packed").checked).toBe(false));
  region.getByText("Packed 0 of 1, handed over 0 of 1");
  await user.click(box(/^Ada/, "Handed over"));
  await noticeSaying("Ada Hen's order ADAORDER has been marked as handed over.");
  await isStored("Completed");
  await region.findByText("Packed 1 of 1, handed over 1 of 1");
  expect(box(/^Ada/, "Handed over").checked).toBe(true);
  expect(box(/^Ada/, "Packed").disabled).toBe(true);
  // The notice before is leaving.
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await isStored("Pending");
});

test("an order that leaves in both ways has two rows, and is Completed with the second", async () => {
  const { shop, user, region, row, box, sent } = await openDay([BOTH]);
  for (const at of [0, 1])
    within(row(/^Bea/, at)).getByText(/^A part of this order: .* Packed is for both\.$/);
  await user.click(box(/^Bea/, "Packed"));
  await waitFor(() => expect(box(/^Bea/, "Packed", 1).checked).toBe(true));
  await waitFor(async () => expect(await sent()).toEqual(["ready"]));
  const done = region.getByRole<HTMLProgressElement>("progressbar", {
    name: "Packed 1 of 1, handed over 0 of 2",
  });
  expect([done.value, done.max]).toEqual([1, 3]);
  await user.click(box(/^Bea/, "Handed over"));
  await waitFor(async () =>
    expect(await storedOrders(shop)).toMatchObject([
      { status: "Ready", handedOver: { delivery: NOON } },
    ]),
  );
  expect(box(/^Bea/, "Handed over", 1).checked).toBe(false);
  await user.click(box(/^Bea/, "Handed over", 1));
  await waitFor(async () =>
    expect(await storedOrders(shop)).toMatchObject([{ status: "Completed" }]),
  );
});

const AT_DOOR = {
  ...ADA,
  paid: { how: "hand-over" },
  money: [],
  log: [{ kind: "taken-by-hand", at: NOON, detail: "hand-over" }],
} as const;

test.each([true, false])(
  "what was taken at the door is ticked, and Undo takes it back",
  async (isShared) => {
    const { shop, user, row, box } = await openDay([AT_DOOR], isShared);
    await user.click(box(/^Ada/, "By card"));
    await noticeSaying("Ada Hen's order ADAORDER has been marked as paid by card.");
    await waitFor(async () =>
      expect((await storedOrders(shop))[0]).toMatchObject({ paid: { how: "card" } }),
    );
    await waitFor(() => expect(box(/^Ada/, "By card").checked).toBe(true));
    expect(box(/^Ada/, "Paid in cash").disabled).toBe(true);
    expect(within(row(/^Ada/)).queryByText(/^Take £/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await noticeSaying("Ada Hen's order ADAORDER has been marked as not paid.");
    await within(row(/^Ada/)).findByText("Take £3.40");
    expect(box(/^Ada/, "By card").checked).toBe(false);
  },
);

const HOUSE = { lines: ["3 Mill Lane", "Crawley"], postcode: "RH10 1AA", country: "GB" };

test.each([true, false])(
  "one press ticks the orders of one house, and Undo takes it back",
  async (isShared) => {
    const second = { ...ADA, id: "SECOND", address: { ...HOUSE, lines: ["3, mill ln"] } };
    const { shop, user, region, row, box } = await openDay(
      [{ ...ADA, address: HOUSE }, second, { ...AT_DOOR, id: "ALONE", customerName: "Cleo" }],
      isShared,
    );
    region.getByText("2 stops");
    const stop = /^Same house: 2 orders$/;
    expect(within(row(stop)).getAllByRole("checkbox")).toHaveLength(isShared ? 2 : 1);
    const statuses = async () =>
      new Map((await storedOrders(shop)).map(({ id, status }) => [id, status]));
    await user.click(box(stop, "Handed over"));
    await noticeSaying("2 orders have been marked as handed over.");
    await waitFor(async () => expect((await statuses()).get("SECOND")).toBe("Completed"));
    expect(await statuses()).toEqual(
      new Map([
        ["ADAORDER-PAYPAL", "Completed"],
        ["SECOND", "Completed"],
        ["ALONE", "Pending"],
      ]),
    );
    await waitFor(() => expect(box(/^Ada Hen SECOND/, "Handed over").checked).toBe(true));
    expect(box(stop, "Handed over").checked).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await noticeSaying("2 orders have been marked as not handed over.");
    await waitFor(async () => expect((await statuses()).get("SECOND")).toBe("Pending"));
  },
);

test("the row of an order that is paid when handed over says what to take", async () => {
  const { row } = await openDay([{ ...ADA, paid: { how: "hand-over" }, money: [] }, BOTH]);
  within(row(/^Ada/)).getByText(/^Take £/);
  expect(within(row(/^Bea/)).queryByText(/^Take/)).toBeNull();
});

test("in one browser there is Handed over alone", async () => {
  const { shop, user, region, box } = await openDay([BOTH], false);
  expect(region.queryByRole("checkbox", { name: "Packed" })).toBeNull();
  expect(region.queryByRole("button", { name: "All packed" })).toBeNull();
  await user.click(box(/^Bea/, "Handed over"));
  await user.click(box(/^Bea/, "Handed over", 1));
  await waitFor(async () =>
    expect(await storedOrders(shop)).toMatchObject([{ status: "Completed" }]),
  );
  expect(region.queryByText("Not collected")).toBeNull();
  await region.findByText("Handed over 2 of 2");
});

test("All packed asks with the number, marks what is left, and Undo takes it back", async () => {
  const { shop, user } = await openDay([
    ADA,
    BOTH,
    anOrder({ id: "READY001", status: "Ready", days: DAYS }),
    anOrder({ id: "GONE0001", days: DAYS, log: [{ at: NOON, kind: "refund-asked" }] }),
  ]);
  const statuses = async () => (await storedOrders(shop)).map(({ status }) => status);
  await user.click(screen.getByRole("button", { name: "All packed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Mark 2 orders as packed?" }));
  await user.click(dialog.getByRole("button", { name: "Mark 2 orders" }));
  await noticeSaying(
    "2 orders have been marked as packed. No email tells Bea Duck of it: this shop sends no mail. There is no phone number either.",
  );
  expect(await statuses()).toEqual(["Ready", "Ready", "Ready", "Pending"]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () =>
    expect(await statuses()).toEqual(["Pending", "Pending", "Ready", "Pending"]),
  );
});

test("an order that is being cancelled is struck through, and can't be ticked", async () => {
  const { region, row, box } = await openDay([
    { ...ADA, log: [{ at: NOON, kind: "refund-asked" }] },
  ]);
  within(row(/^Ada/)).getByText("being cancelled: don't pack");
  expect(box(/^Ada/, "Packed").disabled).toBe(true);
  expect(box(/^Ada/, "Handed over").disabled).toBe(true);
  region.getByText("Packed 0 of 0, handed over 0 of 0");
});

test("Not collected is offered from the opening hours of the day on", async () => {
  const { row } = await openDay([{ ...TO_COLLECT, status: "Ready" }]);
  expect(within(row(/^Bea/)).queryByRole("button", { name: "Not collected" })).toBeNull();
});

test("who has a phone is offered to be rung, and a text is begun to a mobile alone", async () => {
  const collected = {
    ...TO_COLLECT,
    days: { collection: TODAY },
    customerEmail: "",
    status: "Ready",
    log: [{ at: NOON, kind: "not-collected" }],
  } as const;
  const { row } = await openDay(
    [
      { ...collected, id: "A", customerName: "Ada", phone: "01293 555010" },
      { ...collected, id: "B", customerName: "Bea", phone: "07700 900123" },
    ],
    true,
    TODAY,
  );
  const linksOf = (name: RegExp) =>
    within(row(name))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.split("?")[0]);
  within(row(/^Ada/)).getByRole("link", { name: "Ring 01293 555010" });
  expect(linksOf(/^Ada/)).toEqual(["tel:01293555010"]);
  expect(linksOf(/^Bea/)).toEqual(["tel:07700900123", "sms:07700900123"]);
});

test("Not collected is noted at a packed order, and offers to write to them", async () => {
  const days = { days: { delivery: TODAY, collection: TODAY } };
  const { shop, user, row } = await openDay(
    [
      { ...TO_COLLECT, ...days, status: "Ready" },
      { ...ADA, ...days },
    ],
    true,
    TODAY,
  );
  expect(within(row(/^Ada/)).queryByRole("button")).toBeNull();
  await user.click(within(row(/^Bea/)).getByRole("button", { name: "Not collected" }));
  await noticeSaying("Bea Duck's order BOTHWAYS was not collected. It stays Ready.");
  const link = await within(row(/^Bea/)).findByRole("link", { name: "Write to them…" });
  const address = decodeURIComponent(link.getAttribute("href") ?? "");
  expect(address).toMatch(/^mailto:mabel@example.com\?subject=Your order BOTHWAYS&body=Hello Bea/);
  expect(address).toContain("Saturday 20 June");
  expect(await storedOrders(shop)).toMatchObject([
    { status: "Ready", log: [{ kind: "not-collected" }] },
    { status: "Pending" },
  ]);
  expect(within(row(/^Bea/)).queryByRole("button", { name: "Not collected" })).toBeNull();
});

test("another person's ticks stay, and the page says which of them can't be changed", async () => {
  const { shop, user, box } = await openDay([ADA]);
  const other = shop.app.shop.office;
  await other.handOver({ id: ADA.id, method: "delivery", isDone: true });
  await other.handOver({ id: ADA.id, method: "delivery", isDone: false });
  await user.click(box(/^Ada/, "Packed"));
  await noticeSaying(
    "Somebody has taken this order back since you looked. Please look at it again.",
  );
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }]);
});
