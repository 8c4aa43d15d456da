import type { Shop } from "#core/shop/shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import type { ExamplesOf } from "#tests/support/calls/examples-of.ts";
import { aCustomer } from "#tests/support/records.ts";

const NO_FIELDS = {
  name: "",
  email: "mabel@example.com",
  phone: "",
  address: { lines: "", postcode: "" },
};
const EDIT = {
  ...{ id: "PAY-1", before: NO_FIELDS, phone: "07700 900123", anyway: false },
  ...{ name: "Ada", email: "ada@example.com" },
  address: { lines: "3 Mill Lane", postcode: "RH10 1AA" },
};

/** The version of a paid order of which no more has become. */
const PAY_1 = "Pending 1 1";

/** What becomes of orders and of their money, and the mails about it. */
export const ORDERS = {
  getOrderOverview: [[]],
  listOrders: [
    [{ text: "", status: "All", after: null }],
    [{ text: "mabel large", status: "Pending", after: "200" }],
    [{ text: "", status: "All", day: "2026-06-27", after: null }],
    [{ text: "", status: "Pending", isOverdue: true, after: null }],
  ],
  getUntold: [[]],
  getWhoIsTold: [[[]], [["PAY-1", "READY"]]],
  markTold: [
    [{ id: "PAY-1", untold: { news: "moved", why: "no-address", at: NOON }, isTold: true }],
    [{ id: "PAY-1", untold: { news: "ready", why: "refused-address", at: NOON }, isTold: false }],
  ],
  getPackingList: [[]],
  getPackDay: [["2026-06-27"]],
  setOrderStatus: [[{ id: "PAY-1", status: "Completed" }]],
  setOrderStatuses: [[[]], [[{ id: "PAY-1", status: "Completed" }]]],
  handOver: [
    [{ id: "PAY-1", method: "delivery", isDone: true }],
    [{ id: "PAY-1", method: "collection", isDone: false, seen: 2 }],
    [{ id: "PAY-1", method: "delivery", isDone: true, seen: 2 }],
  ],
  takeAtDoor: [
    [{ id: "PAY-1", how: "cash", isDone: true, seen: 1, at: NOON }],
    [{ id: "A", how: "card", isDone: false }],
    [{ id: "A", how: "card", isDone: true }],
  ],
  markNotCollected: [[{ id: "PAY-1" }], [{ id: "READY" }]],
  giveBack: [
    [{ order: "GONE", packs: [], amount: 120, reason: "broken eggs", version: "x" }],
    [
      {
        order: "PAY-1",
        packs: [{ id: "large-12", method: "delivery", quantity: 1, eggs: "broken" }],
        amount: 120,
        reason: "broken eggs",
        how: "cash",
        version: PAY_1,
        wish: "wish-1",
      },
    ],
    [
      {
        order: "PAY-1",
        packs: [{ id: "large-12", quantity: 1, eggs: "back" }],
        amount: 340,
        reason: "",
        version: PAY_1,
      },
    ],
  ],
  changePacks: [
    [{ order: "GONE", packs: [], difference: "leave", version: "x" }],
    [
      {
        order: "PAY-1",
        packs: [
          { id: "large-12", method: "delivery", quantity: 0 },
          { id: "small-6", method: "delivery", quantity: 1 },
        ],
        difference: "give-back",
        version: PAY_1,
      },
    ],
    [
      {
        order: "PAY-1",
        packs: [
          { id: "large-12", method: "delivery", quantity: 1 },
          { id: "medium-6", method: "delivery", quantity: 1 },
        ],
        prices: { "medium-6": 140 },
        difference: "at-door",
        how: "cash",
        version: PAY_1,
        anyway: { eggs: true, day: true },
        reason: "As you asked",
        wish: "wish-2",
      },
    ],
  ],
  swapPacks: [
    [
      {
        orders: [{ id: "GONE", version: "x" }],
        from: "large",
        to: "medium",
        price: "as-ordered",
      },
    ],
    [
      {
        orders: [{ id: "PAY-1", version: PAY_1 }],
        from: "large",
        to: "medium",
        price: "todays",
      },
    ],
  ],
  listPaymentsUnderWay: [[]],
  endPayment: [["PAY-1"], ["PAY-9"]],
  listMessages: [[null], ["200"], [null, "inbox"], ["200", "outbox"]],
  getUnreadCount: [[]],
  markMessage: [[{ id: "A", mark: "done" }], [{ id: "LETTER", mark: "done" }]],
  sendMessageAgain: [["A"]],
  getOrderEmail: [["A"]],
  sendOrderMail: [
    [{ id: "GONE", wish: "W1", to: "ada@example.com" }],
    [{ id: "PAY-1-order-paid", wish: "W2", to: "ada@example.com" }],
  ],
  sendConfirmation: [[{ id: "GONE", wish: "W1" }], [{ id: "PAY-1", wish: "W2" }]],
  sendTestMail: [[]],
  listCustomers: [
    [{ text: "", sort: null, after: null }],
    [{ text: "a", sort: { column: "name", direction: "descending" }, after: "200" }],
  ],
  addCustomer: [
    [{ name: "", email: "", phone: "" }],
    [{ name: "Ada", email: "ada@example.com", phone: "01293 555010" }],
  ],
  findCustomer: [[""], ["mabel@example.com"]],
  updateCustomer: [[{ name: "May", email: "may@example.com", phone: "", before: aCustomer() }]],
  removeCustomer: [["A"]],
  putBackCustomer: [
    [{ at: NOON, removed: [] }],
    [
      {
        at: NOON,
        removed: [
          { item: aCustomer({ id: "B", email: "b@example.com" }), unknown: { since: 2020 } },
        ],
      },
    ],
  ],
  exportPerson: [["mabel@example.com"]],
  erasePerson: [["mabel@example.com"]],
  erasePersonNow: [["mabel@example.com"]],
  listLeaving: [[]],
  moveOrder: [
    [{ id: "PAY-1", method: "delivery", day: "2026-12-27", anyway: false }],
    [{ id: "PAY-1", method: "delivery", day: "2026-12-27", anyway: true, eggsAnyway: true }],
    [{ id: "PAY-1", method: "delivery", day: "2026-12-27", anyway: true, leavePacked: true }],
    [{ id: "PAY-1", method: "delivery", day: "2026-06-28", anyway: false }],
  ],
  addOrder: [
    [
      aNewOrder({
        phone: "07700 900123",
        email: "hill@example.com",
        address: { lines: "3 Mill Lane\nCrawley", postcode: "RH10 1AA" },
        packs: [],
        method: "delivery",
        how: "hand-over",
        sendsMail: true,
        anyway: { eggs: true, day: true },
      }),
    ],
    [aNewOrder()],
  ],
  markPaid: [
    [{ id: "PAY-1", how: "card", isPaid: true }],
    [{ id: "PAY-1", how: "card", isPaid: true, insteadOf: "cash" }],
    [{ id: "A", how: "cash", isPaid: true }],
    [{ id: "A", how: "cash", isPaid: true, day: "2026-06-20", anyway: true }],
  ],
  sellAtGate: [
    [
      {
        packs: [{ category: "large", packSize: 6, quantity: 1, price: 180 }],
        how: "cash",
        note: "",
      },
    ],
    [
      {
        packs: [{ category: "large", packSize: 6, quantity: 1, price: 180 }],
        how: "card",
        note: "",
        at: "2026-06-20T09:58:00.000Z",
      },
    ],
  ],
  cancelByHand: [
    [{ id: "PAY-1", isGivenBack: true }],
    [{ id: "PAY-1", isGivenBack: true, puttingBack: ["delivery"] }],
    [{ id: "A", isGivenBack: true }],
  ],
  editOrder: [
    [
      {
        ...{ ...NO_FIELDS, id: "PAY-1", before: NO_FIELDS },
        days: { delivery: "2026-12-27", collection: "2026-12-26" },
        ...{ anyway: true, eggsAnyway: true, leavePacked: true },
      },
    ],
    [{ ...EDIT, days: { delivery: "2026-12-27" } }],
    [{ ...EDIT, days: { delivery: "2026-06-28" } }],
  ],
} satisfies Partial<ExamplesOf<Shop["office"]>>;
