// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { addEach } from "#tests/support/outbox.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";
import { aTakenParcel } from "#tests/support/taken-along.ts";

const SATURDAY = "2026-06-27";
const DAYS = { delivery: SATURDAY, collection: SATURDAY };

const ADA = anOrder({
  id: "ADAORDER",
  customerName: "Ada Hen",
  phone: "07700 900123",
  address: AT_HOME,
  note: "Ring twice",
  days: DAYS,
});
const BEA = anOrder({ id: "BEAORDER", customerName: "Bea Duck", items: TWO_ITEMS, days: DAYS });

const aShared = async (...orders: readonly Order[]): Promise<Shop> => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(shop, ...orders);
  return shop;
};

const takenAlong = async (...orders: readonly Order[]): Promise<Shop> => {
  const shop = await aShared(...orders);
  await shop.app.visitor.packer.takeAlong(SATURDAY);
  return shop;
};

const row = (name: RegExp, at = 0) =>
  within(screen.getAllByRole("group", { name })[at] as HTMLElement);

const press = (name: RegExp, label: string) =>
  fireEvent.click(row(name).getByRole("checkbox", { name: label }));

const isSent = (shop: Shop, status: string) =>
  waitFor(async () => expect((await storedOrders(shop))[0]).toMatchObject({ status }));

const unreachable = async (): Promise<never> => {
  throw new Fault("shop-unreachable");
};

/** Of the calls that the device's own code makes. */
const cutOff = (shop: Shop) => {
  const { office, counter } = shop.app.shop;
  const whole = { ...office };
  const cut = {
    setOrderStatus: unreachable,
    handOver: unreachable,
    takeAtDoor: unreachable,
    getPackDay: unreachable,
  };
  Object.assign(office, cut);
  return { shop, counter, mend: () => void Object.assign(office, whole) };
};

test("Take it along leads to the list, with names, phones, map links and what is done", async () => {
  const shop = await aShared(ADA, BEA);
  const { user } = await renderAdmin(`/admin/packing/${SATURDAY}`, shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Take it along" }));
  await screen.findByRole("heading", { level: 1, name: "Taken along: Saturday 27 June" });
  await noticeSaying("The list of Saturday 27 June is kept on this device until the day is over.");
  await screen.findByText("Packed 0 of 2, handed over 0 of 3");
  await screen.findByText("This page opens without a network.");
  const ada = row(/^Ada Hen/);
  expect(ada.getByRole("link", { name: "07700 900123" }).getAttribute("href")).toBe(
    "tel:07700900123",
  );
  const map = ada.getByRole("link", { name: "Open in maps" }).getAttribute("href");
  expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=1\+High\+Street/);
  ada.getByText("“Ring twice”");
});

const AT_DOOR = {
  ...ADA,
  paid: { how: "hand-over" },
  money: [],
  log: [{ kind: "taken-by-hand", at: NOON, detail: "hand-over" }],
} as const;

const doorBox = (label: string) =>
  row(/^Ada/).getByRole<HTMLInputElement>("checkbox", { name: label });

test("what was taken at the door without a network waits, and is sent once", async () => {
  const { shop, mend } = cutOff(await takenAlong(AT_DOOR));
  await renderAdmin("/admin/packing/along", shop, SHARED);
  await screen.findByText("Take £3.40");
  press(/^Ada/, "Paid in cash");
  await waitFor(() => expect(screen.queryByText("Take £3.40")).toBeNull());
  await screen.findByText(/One tick waits to be sent/);
  expect((await storedOrders(shop))[0]?.money).toEqual([]);
  press(/^Ada/, "Paid in cash");
  await screen.findByText("Take £3.40");
  press(/^Ada/, "By card");
  await waitFor(() => expect(doorBox("By card").checked).toBe(true));
  mend();
  fireEvent(window, new Event("online"));
  await waitFor(async () =>
    expect((await storedOrders(shop))[0]?.money.at(-1)).toMatchObject({ amount: 340, how: "card" }),
  );
  await waitFor(() => expect(screen.queryByText(/to be sent|to send/)).toBeNull());
  const { money = [] } = (await storedOrders(shop))[0] ?? {};
  expect(money.reduce((sum, { amount }) => sum + amount, 0)).toBe(340);
  expect(doorBox("By card").checked).toBe(true);
});

test("without a network one press ticks a house, and each order's tick waits", async () => {
  const { shop, mend } = cutOff(await takenAlong(ADA, { ...ADA, id: "ADASMORE" }));
  await renderAdmin("/admin/packing/along", shop, SHARED);
  await screen.findByText("Packed 0 of 2, handed over 0 of 2");
  press(/^Same house: 2 orders$/, "Handed over");
  await screen.findByText("Two ticks wait to be sent.");
  await screen.findByText("Packed 2 of 2, handed over 2 of 2");
  mend();
  fireEvent(window, new Event("online"));
  await waitFor(async () =>
    expect((await storedOrders(shop)).map(({ status }) => status)).toEqual([
      "Completed",
      "Completed",
    ]),
  );
});

test("a tick shows at once and is sent by itself, and a ticked row stays", async () => {
  const shop = await takenAlong(ADA);
  renderShop("/admin/packing/along", shop, SHARED);
  await screen.findByText("Packed 0 of 1, handed over 0 of 1");
  press(/^Ada/, "Handed over");
  await screen.findByText("Packed 1 of 1, handed over 1 of 1");
  fireEvent(window, new Event("online"));
  await isSent(shop, "Completed");
  expect(row(/^Ada/).getByRole<HTMLInputElement>("checkbox", { name: "Handed over" }).checked).toBe(
    true,
  );
  await waitFor(() => expect(screen.queryByText(/to be sent|to send/)).toBeNull());
});

test("ticks without a network wait in their order, and are sent when it is back", async () => {
  const { shop, mend } = cutOff(await takenAlong(ADA, BEA));
  await renderAdmin("/admin/packing/along", shop, SHARED);
  await screen.findByText("Packed 0 of 2, handed over 0 of 3");
  press(/^Ada/, "Packed");
  await screen.findByText("One tick waits to be sent.");
  press(/^Ada/, "Handed over");
  await screen.findByText("Two ticks wait to be sent.");
  await screen.findByText("Packed 1 of 2, handed over 1 of 3");
  fireEvent(window, new Event("online"));
  await screen.findByText("Two ticks wait to be sent.");
  mend();
  fireEvent(window, new Event("online"));
  await isSent(shop, "Completed");
  await waitFor(() => expect(screen.queryByText(/to be sent/)).toBeNull());
  expect((await storedOrders(shop))[0]?.log?.map(({ kind }) => kind)).toEqual([
    "ready",
    "completed",
  ]);
});

test("what the shop refuses is said at its row, and thrown away by hand", async () => {
  const shop = await takenAlong(ADA);
  await addEach(shop.records.tickQueue, [
    {
      id: "T",
      at: NOON,
      what: { orderId: "ADAORDER", box: "delivery", isDone: true, seen: 0 },
      refused: "changed-since",
    },
    {
      id: "U",
      at: NOON,
      what: { orderId: "GONEORDER", box: "packed", isDone: true, seen: 0 },
      refused: "status-not-possible",
    },
  ]);
  const { user } = await renderAdmin("/admin/packing/along", shop, SHARED);
  await screen.findByText(/^Order GONEORDE:/);
  screen.getByText("Packed 0 of 1, handed over 0 of 1, 2 refused");
  const ada = row(/^Ada/);
  ada.getByText("Not taken: somebody has taken this order back since.");
  await user.click(ada.getByRole("button", { name: "Throw away" }));
  await waitFor(() => expect(screen.queryByText(/somebody has taken/)).toBeNull());
  screen.getByRole("link", { name: "One tick was refused" });
});

test("a tick that a bug keeps from being sent says so at its row, and holds up none behind it", async () => {
  const logged: unknown[] = [];
  const shop = aShop({
    shared: { publicUrl: "https://eggs.example" },
    logged: (cause) => logged.push(cause),
  });
  await plantOrders(shop, ADA, BEA);
  await shop.app.visitor.packer.takeAlong(SATURDAY);
  const { office } = shop.app.shop;
  const { setOrderStatus } = office;
  const bug = new TypeError("undefined is no function");
  office.setOrderStatus = async (change) => {
    if (change.id === "ADAORDER") throw bug;
    return setOrderStatus(change);
  };
  await renderAdmin("/admin/packing/along", shop, SHARED);
  await screen.findByText("Packed 0 of 2, handed over 0 of 3");
  press(/^Ada/, "Packed");
  press(/^Bea/, "Packed");
  await screen.findByText("Two ticks wait to be sent.");
  fireEvent(window, new Event("online"));
  await row(/^Ada/).findByText(
    "Something is wrong with this page, so it may not have been sent. Reload the page, and tick again.",
  );
  await waitFor(async () =>
    expect((await storedOrders(shop)).map(({ status }) => status)).toEqual(["Pending", "Ready"]),
  );
  expect(logged).toEqual([bug]);
});

test("a session that has ended says how many ticks wait, on the list and at the login", async () => {
  const { shop } = cutOff(await takenAlong(ADA));
  renderShop("/admin/packing/along", shop, SHARED);
  await screen.findByText("Packed 0 of 1, handed over 0 of 1");
  press(/^Ada/, "Packed");
  press(/^Ada/, "Handed over");
  await screen.findByText("Please log in to send two ticks.");
  fireEvent.click(screen.getByRole("link", { name: "Packing list" }));
  await screen.findByRole("heading", { name: "Admin Login" });
  screen.getByText("Please log in to send two ticks.");
});

test("Forget it asks, and removes the list from this device", async () => {
  const shop = await takenAlong(ADA);
  const { user } = await renderAdmin("/admin/packing/along", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Forget it" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Forget this list?" }));
  await user.click(dialog.getByRole("button", { name: "Forget it" }));
  await screen.findByText(/^Nothing is taken along/);
  expect(await shop.records.takenAlong.load()).toBeNull();
});

test("Logout asks before it removes names and addresses", async () => {
  const shop = await takenAlong(ADA);
  const { user } = await renderAdmin("/admin/packing", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log out?" }));
  dialog.getByText(/^The list of Saturday 27 June/);
  expect(await shop.records.takenAlong.load()).not.toBeNull();
  await user.click(dialog.getByRole("button", { name: "Logout" }));
  await noticeSaying("You have been successfully logged out.");
  expect(await shop.records.takenAlong.load()).toBeNull();
});

test.each([
  ["Keep them", 1, "Pending"],
  ["Throw them away", 0, "Pending"],
  ["Send them", 0, "Completed"],
])("Logout with ticks that wait: %s", async (choice, left, status) => {
  const { shop, mend } = cutOff(await takenAlong(ADA));
  await shop.app.visitor.packer.tickAlong({ orderId: "ADAORDER", box: "delivery", isDone: true });
  const { user } = await renderAdmin("/admin/packing", shop, SHARED);
  await screen.findByText("One tick waits to be sent.");
  await user.click(screen.getByRole("button", { name: "Logout" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log out?" }));
  dialog.getByText(/^One tick was not sent\./);
  if (choice === "Send them") mend();
  await user.click(dialog.getByRole("button", { name: choice }));
  await noticeSaying("You have been successfully logged out.");
  expect(await shop.records.tickQueue.all()).toHaveLength(left);
  expect(await storedOrders(shop)).toMatchObject([{ status }]);
});

test("a list is shown without a network and without a session", async () => {
  const { shop, counter } = cutOff(await aShared());
  Object.assign(counter, { getPerson: unreachable });
  const parcels = [aTakenParcel(), aTakenParcel({ id: "B", name: "", isHandedOver: true })];
  await shop.records.takenAlong.save({ day: "2026-06-20", at: NOON, parcels });
  renderShop("/admin/packing/along", shop, SHARED);
  await screen.findByText("Packed 1 of 2, handed over 1 of 2");
  row(/^Mabel Smith/).getByText("1 × Large 12");
  expect(row(/^Order B/).getByRole<HTMLInputElement>("checkbox", { name: "Packed" }).disabled).toBe(
    true,
  );
});
