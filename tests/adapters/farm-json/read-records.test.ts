import { describe, expect, test, vi } from "vitest";
import { flocksFormat } from "#adapters/farm-json/flocks-format.ts";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { readEachOnce } from "#adapters/farm-json/read-once.ts";
import { numberIn, penceIn, penceOf, wholeIn } from "#adapters/farm-json/stored-fields.ts";
import type { Order } from "#core/orders/order.ts";
import { A_FULL_ORDER, anOrder } from "#tests/support/orders.ts";

const orderOf = (stored: unknown): Order | undefined => ordersFormat.read([stored])?.value[0];

describe("ordersFormat", () => {
  test.each([
    [
      { delivery: "2026-06-20T12:00:00.000Z", collection: "never" },
      { delivery: "2026-06-20T12:00:00.000Z" },
    ],
    [{ collection: 7 }, undefined],
    ["yes", undefined],
    [null, undefined],
  ])("reads of %j the halves that have left", (handedOver, halves) => {
    expect(orderOf({ ...orderToJson(anOrder()), handedOver })?.handedOver).toEqual(halves);
  });

  test("reads an order as it was written, with all that an order may hold", () => {
    const stored = JSON.parse(JSON.stringify(orderToJson(A_FULL_ORDER)));
    expect(orderOf(stored)).toEqual(A_FULL_ORDER);
  });

  test.each([
    [{}, {}],
    [{ back: 1 }, { back: 1 }],
    [{ back: 0 }, undefined],
    ["one", undefined],
    [undefined, undefined],
  ])("reads of packs given back %j as they were written", (givenBack, read) => {
    const [line] = anOrder().items;
    const stored = orderToJson({ ...anOrder(), items: [{ ...line, givenBack }] as never });
    expect(orderOf(stored)?.items[0]?.givenBack).toEqual(read);
  });

  test.each(["gate", "market", "Gate", 7, null])(
    "reads of a place of sale %j what is known",
    (soldAt) => {
      const known = soldAt === "gate" ? { soldAt } : {};
      expect(orderOf({ ...orderToJson(anOrder()), soldAt })).toEqual({ ...anOrder(), ...known });
    },
  );

  const OF_BEFORE = {
    ...orderToJson(anOrder()),
    ...{ customerEmail: "", customerName: "Gate", status: "Completed", unwritten: true },
    date: "2026-06-20T11:00:00.000Z",
    days: { collection: "2026-06-20" },
    items: [{ ...anOrder().items[0], price: 3.4, deliveryMethod: "collection" }],
    money: undefined,
    paid: { how: "cash", at: "2026-06-20T11:00:00.000Z" },
  };
  const AT_ONCE = { kind: "completed", at: OF_BEFORE.date };

  test.each([[{}], [{ log: [AT_ONCE] }], [{ note: "Rain" }]])(
    "reads a gate sale of before, told by its name: %j",
    (more) => {
      expect(orderOf({ ...OF_BEFORE, ...more })).toMatchObject({ soldAt: "gate" });
    },
  );

  test.each([
    { customerName: "Gate Farm" },
    { phone: "07700 900123" },
    { items: [{ ...anOrder().items[0], deliveryMethod: "delivery" }] },
    { status: "Ready" },
    { days: { collection: "2026-06-21" } },
    { log: [{ ...AT_ONCE, at: "2026-06-20T12:00:00.000Z" }] },
    { paid: { how: "cash" } },
    { paid: { how: "cash", at: "2026-06-20T12:00:00.000Z" } },
  ])("reads an order of a customer called Gate as any other: %j", (more) => {
    expect(orderOf({ ...OF_BEFORE, ...more })).not.toHaveProperty("soldAt");
  });

  test("reads an order of which everything is missing", () => {
    expect(orderOf({})).toEqual({
      id: "",
      date: "",
      customerEmail: "",
      total: 0,
      status: "Pending",
      items: [],
      money: [],
    });
  });

  test("reads the number of an earlier version as the id", () => {
    expect(orderOf({ id: 1700000000000 })?.id).toBe("1700000000000");
    expect(orderOf({ id: { a: 1 } })?.id).toBe("");
  });

  test("leaves unreadable fields empty", () => {
    const order = orderOf({ address: "High Street", log: "paid", phone: 7, note: null, fee: "x" });
    expect(order).toMatchObject({ log: [], phone: "", note: "", money: [] });
    expect(order).not.toHaveProperty("address");
    expect(orderOf({ items: ["eggs", { quantity: 0 }] })?.items).toMatchObject([{ quantity: 1 }]);
    expect(orderOf({ log: [{ kind: "laid" }] })?.log).toEqual([]);
  });
});

describe("flocksFormat", () => {
  const COST = { id: "1", date: "2026-06-20", type: "feed", amount: 0, description: "" };
  const EGGS = { id: "1", date: "2026-06-20", large: 3 };
  const read = (costLog: readonly unknown[], eggLog: readonly unknown[] = []) =>
    flocksFormat.read({ 1: { costLog, eggLog } });

  test.each([
    ["costs without an id", { ...COST, id: 7 }],
    ["costs without a type", { ...COST, type: null }],
    ["costs without a date", { ...COST, date: "June" }],
    ["costs of less than nothing", { ...COST, amount: -0.01 }],
    ["costs without an amount", { ...COST, amount: "lots" }],
    ["no costs at all", null],
  ])("leaves out %s", (_what, cost) => {
    const books = read([cost, COST]);
    expect(books?.value.costs).toEqual([{ ...COST, flock: "1" }]);
    expect(books?.skipped).toBe(1);
  });

  test.each([
    ["without an id", { ...EGGS, id: undefined }],
    ["without a date", { ...EGGS, date: "" }],
  ])("leaves out eggs %s", (_what, eggs) => {
    const books = read([], [EGGS, eggs]);
    expect(books?.value.eggCounts).toMatchObject([{ counts: { large: 3, small: 0 } }]);
    expect(books?.skipped).toBe(1);
  });
});

describe("readEachOnce", () => {
  test("reads no record again that stood in the list before", () => {
    const read = vi.fn((stored: unknown) => ({ stored }));
    const once = readEachOnce(read);
    const [a, b, c] = [{ a: 1 }, { b: 1 }, { c: 1 }];
    const before = once([a, b]);
    const after = once([b, c]);
    expect(after?.value[0]).toBe(before?.value[1]);
    expect(read.mock.calls).toEqual([[a], [b], [c]]);
    expect(once([{ b: 1 }])?.value[0]).not.toBe(after?.value[0]);
  });

  test("leaves out what can't be read, and keeps what it knows from a list", () => {
    const once = readEachOnce((stored) => (stored === "none" ? null : { stored }));
    const a = { a: 1 };
    const before = once([a, "none"]);
    expect(before).toEqual({ value: [{ stored: a }], stored: [a], skipped: 1 });
    expect(once("no list")).toBeNull();
    expect(once([a])?.value[0]).toBe(before?.value[0]);
  });
});

describe("a stored figure", () => {
  test.each([
    [7, 7],
    ["7.5", 7.5],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [[7], null],
    ["1e3", null],
  ])("%j reads as %j", (stored, read) => {
    expect(numberIn(stored)).toBe(read);
  });

  test.each([
    [1, 1],
    ["2", 2],
    [0, null],
    [1.5, null],
    ["x", null],
    [Number.NaN, null],
  ])("%j reads as %j packs", (stored, read) => {
    expect(wholeIn(stored, 1)).toBe(read);
  });

  test.each([
    [1.005, 101],
    [1.1, 110],
    [-3.4, -340],
    [123_456_789.12, 12_345_678_912],
    ["3.40", 340],
    ["x", 0],
  ])("of %j pounds reads as %i pence", (stored, pence) => {
    expect(penceIn(stored)).toBe(pence);
    if (typeof stored === "number") expect(penceOf(stored)).toBe(pence);
  });
});
