import { describe, expect, it } from "vitest";
import type { KeptOrder } from "./books.ts";
import { breachesIn, type Evidence } from "./breaches.ts";

const ORDER: KeptOrder = {
  id: "A1",
  status: "Pending",
  total: 340,
  email: "mabel@example.com",
  items: [
    {
      id: "large-12",
      name: "Large Eggs",
      packSize: 12,
      deliveryMethod: "collection",
      price: 340,
      quantity: 1,
    },
  ],
  captureId: "C1",
  log: [{ at: "2026-02-01T12:00:00.000Z", kind: "paid" }],
};

const CAPTURE = {
  kind: "capture",
  orderId: "A1",
  captureId: "C1",
  pence: 340,
  status: "COMPLETED",
} as const;

const sent = (kind: string) => ({ id: `A1-${kind}`, state: "sent", recipient: "x@example.com" });

const WELL: Evidence = {
  ledger: [CAPTURE],
  books: {
    orders: [ORDER],
    agreements: [{ orderId: "A1", state: "taken", openedAt: "2026-02-01T12:00:00.000Z" }],
    messages: [sent("order-paid"), sent("new-order")],
    refunds: [],
    shelf: { large: 168 },
  },
  onOffer: { large: 168 },
  told: [{ orderId: "A1", isThanked: true, isGivenUp: false }],
  received: new Map([
    ["A1-order-paid", 2],
    ["A1-new-order", 1],
  ]),
  before: { shelf: { large: 180 }, orderIds: new Set() },
};

const withOrders = (...orders: readonly KeptOrder[]): Evidence => ({
  ...WELL,
  books: { ...WELL.books, orders },
});

const PLANTED: readonly (readonly [what: string, evidence: Evidence, kind: string])[] = [
  ["an order that is missing", withOrders(), "money without an order"],
  ["another total", withOrders({ ...ORDER, total: 341 }), "money without an order"],
  ["a second capture", { ...WELL, ledger: [CAPTURE, CAPTURE] }, "money without an order"],
  [
    "money back of an order that is Pending",
    { ...WELL, ledger: [{ ...CAPTURE, status: "REFUNDED" }] },
    "money without an order",
  ],
  ["no capture", { ...WELL, ledger: [] }, "an order without money"],
  [
    "eggs that have left twice",
    { ...WELL, books: { ...WELL.books, shelf: { large: 156 } }, onOffer: { large: 156 } },
    "eggs lost",
  ],
  [
    "eggs that never left",
    { ...WELL, books: { ...WELL.books, shelf: { large: 180 } }, onOffer: { large: 180 } },
    "eggs sold twice",
  ],
  ["eggs held for nobody", { ...WELL, onOffer: { large: 156 } }, "eggs lost"],
  [
    "a message that never came",
    { ...WELL, received: new Map([["A1-new-order", 1]]) },
    "a message lost",
  ],
  [
    "a payment that is still being taken",
    {
      ...WELL,
      books: {
        ...WELL.books,
        agreements: [{ orderId: "B2", state: "capturing", openedAt: "2026-02-01T12:00:00.000Z" }],
      },
    },
    "a payment left under way",
  ],
];

describe("what PayPal's ledger, orders, stock and mail tell", () => {
  it("is the same where nothing is lost", () => {
    expect(breachesIn(WELL)).toEqual([]);
  });

  it("is the same where an order that was short took no more than there was", () => {
    const shelf = { large: 0 };
    const evidence = {
      ...withOrders({ ...ORDER, short: { large: 5 } }),
      before: { shelf: { large: 7 }, orderIds: new Set<string>() },
      onOffer: shelf,
    };
    const { books } = evidence;
    expect(breachesIn({ ...evidence, books: { ...books, shelf } })).toEqual([]);
  });

  it.each(PLANTED)("differs with %s", (_what, evidence, kind) => {
    expect(breachesIn(evidence).map((breach) => breach.kind)).toContain(kind);
  });
});
