import type { Entry } from "#tests/support/paypal-rest/books.ts";
import type { Books, KeptOrder, Shelf } from "./books.ts";
import type { Told } from "./buyer.ts";
import { NOBODY_AT } from "./mail-server.ts";

export const BREACHES = [
  "money without an order",
  "an order without money",
  "eggs lost",
  "eggs sold twice",
  "a message lost",
  "a payment left under way",
] as const;

export interface Breach {
  readonly kind: (typeof BREACHES)[number];
  readonly detail: string;
}

/** What is compared once all is quiet. */
export interface Evidence {
  readonly ledger: readonly Entry[];
  readonly books: Books;
  /** What shoppers see as in stock. */
  readonly onOffer: Shelf;
  /** What buyers were told. */
  readonly told: readonly Told[];
  /** What came at the mail server, by the message's id. */
  readonly received: ReadonlyMap<string, number>;
  /** On the shelf before, and the orders there were. */
  readonly before: { readonly shelf: Shelf; readonly orderIds: ReadonlySet<string> };
}

type Check = (evidence: Evidence) => readonly Breach[];

const has = (order: KeptOrder, kind: string): boolean =>
  order.log.some((entry) => entry.kind === kind);

const isMoney = ({ kind, status }: Entry): boolean =>
  kind === "capture" && ["COMPLETED", "REFUNDED", "PARTIALLY_REFUNDED", "PENDING"].includes(status);

const PAID = ["Pending", "Ready", "Completed"];

/** What speaks against an order being the one that was paid; empty where nothing does. */
const mismatch = ({ pence, captureId, status }: Entry, order: KeptOrder): string => {
  if (order.total !== pence) return `its total is ${order.total}, not ${pence}`;
  if (order.captureId !== captureId) return `it names the capture ${order.captureId || "not"}`;
  const fits = status === "COMPLETED" ? PAID.includes(order.status) : order.status === "Refunded";
  return fits ? "" : `it is ${order.status}, and the money ${status}`;
};

const moneyWithoutOrder: Check = ({ ledger, books }) =>
  ledger.filter(isMoney).flatMap((capture) => {
    const order = books.orders.find(({ id }) => id === capture.orderId);
    const why = order ? mismatch(capture, order) : "there is no such order";
    const { orderId } = capture;
    return why ? [{ kind: "money without an order", detail: `${orderId}: ${why}` } as const] : [];
  });

const twicePaid: Check = ({ ledger }) => {
  const paid = ledger.filter(isMoney).map(({ orderId }) => orderId);
  return paid
    .filter((orderId, index) => paid.indexOf(orderId) !== index)
    .map((orderId) => ({ kind: "money without an order", detail: `${orderId}: captured twice` }));
};

const orderWithoutMoney: Check = ({ ledger, books }) =>
  books.orders
    .filter(({ status }) => status !== "Cancelled")
    .filter(({ id }) => !ledger.some((entry) => isMoney(entry) && entry.orderId === id))
    .map(({ id, status }) => ({ kind: "an order without money", detail: `${id}: ${status}` }));

/** What a buyer was told and isn't so. */
const wronglyTold: Check = ({ ledger, books, told }) =>
  told.flatMap(({ orderId, isThanked, isGivenUp }): readonly Breach[] => {
    const isPaid = ledger.some((entry) => isMoney(entry) && entry.orderId === orderId);
    if (isGivenUp && isPaid)
      return [{ kind: "money without an order", detail: `${orderId}: taken though given up` }];
    return isThanked && !books.orders.some(({ id }) => id === orderId)
      ? [{ kind: "an order without money", detail: `${orderId}: thanked for, and not there` }]
      : [];
  });

const refundsTwice: Check = ({ ledger }) =>
  ledger.filter(isMoney).flatMap(({ orderId, captureId, pence }) => {
    const back = ledger
      .filter((entry) => entry.kind === "refund" && entry.captureId === captureId)
      .reduce((sum, refund) => sum + refund.pence, 0);
    return back > pence
      ? [{ kind: "an order without money", detail: `${orderId}: ${back} of ${pence} paid back` }]
      : [];
  });

/** The eggs of a category that left the shelf with an order. */
const eggsOf = ({ items, short }: KeptOrder, category: string): number =>
  items
    .filter(({ id }) => id.slice(0, id.lastIndexOf("-")) === category)
    .reduce((eggs, { packSize, quantity }) => eggs + packSize * quantity, 0) -
  (short?.[category] ?? 0);

/** How many of the category the orders since then have taken. */
const takenOf = (category: string, { books, before }: Evidence): number =>
  books.orders
    .filter(({ id }) => !before.orderIds.has(id))
    .filter((order) => has(order, "paid") && !has(order, "put-back"))
    .reduce((eggs, order) => eggs + eggsOf(order, category), 0);

const eggsOnShelf: Check = (evidence) =>
  Object.entries(evidence.books.shelf).flatMap(([category, eggs]): readonly Breach[] => {
    const expected = (evidence.before.shelf[category] ?? 0) - takenOf(category, evidence);
    if (eggs === expected) return [];
    const detail = `${category}: ${eggs} on the shelf, not ${expected}`;
    return [{ kind: eggs < expected ? "eggs lost" : "eggs sold twice", detail }];
  });

const eggsHeld: Check = ({ books, onOffer }) =>
  Object.entries(books.shelf)
    .filter(([category, eggs]) => onOffer[category] !== eggs)
    .map(([category, eggs]) => ({
      kind: "eggs lost",
      detail: `${category}: ${onOffer[category]} on offer of ${eggs}, and nobody is paying`,
    }));

/** No eggs are counted meanwhile: a customer who has paid held them. */
const eggsShort: Check = ({ books, before }) =>
  books.orders
    .filter((order) => !before.orderIds.has(order.id) && has(order, "eggs-short"))
    .map(({ id }) => ({ kind: "eggs sold twice", detail: `${id}: there were too few eggs` }));

const MAILS: readonly (readonly [event: string, kind: string])[] = [
  ["paid", "order-paid"],
  ["paid", "new-order"],
  ["denied", "payment-denied"],
  ["refunded", "refunded"],
];

const wantedMails = (order: KeptOrder): readonly string[] =>
  MAILS.filter(([event]) => has(order, event)).map(([, kind]) => `${order.id}-${kind}`);

const whyLost = (id: string, { books, received }: Evidence): string => {
  const message = books.messages.find((one) => one.id === id);
  if (!message) return "it was never written";
  const isToNobody = message.recipient.endsWith(NOBODY_AT);
  if (isToNobody) return message.state === "failed" ? "" : `it is ${message.state}`;
  if (message.state !== "sent") return `it is ${message.state}`;
  return received.has(id) ? "" : "it never came";
};

const mailOfOrders: Check = (evidence) =>
  evidence.books.orders.flatMap(wantedMails).flatMap((id) => {
    const why = whyLost(id, evidence);
    return why ? [{ kind: "a message lost", detail: `${id}: ${why}` } as const] : [];
  });

/** A mail reports what no record says. */
const mailOfNothing: Check = ({ books, received }) =>
  [...received.keys()]
    .filter((id) => !books.messages.some((message) => message.id === id))
    .map((id) => ({ kind: "a message lost", detail: `${id}: it came, and was never written` }));

const UNDER_WAY = ["opening", "capturing", "abandoned", "pending"];

const leftUnderWay: Check = ({ books }) =>
  [
    ...books.agreements
      .filter(({ state }) => UNDER_WAY.includes(state))
      .map(({ orderId, state }) => ({ orderId, why: state })),
    ...books.orders
      .filter(({ status }) => status === "Awaiting payment")
      .map(({ id, status }) => ({ orderId: id, why: status })),
    ...books.refunds.map((orderId) => ({ orderId, why: "its refund" })),
  ].map(({ orderId, why }) => ({ kind: "a payment left under way", detail: `${orderId}: ${why}` }));

const CHECKS: readonly Check[] = [
  moneyWithoutOrder,
  twicePaid,
  orderWithoutMoney,
  wronglyTold,
  refundsTwice,
  eggsOnShelf,
  eggsHeld,
  eggsShort,
  mailOfOrders,
  mailOfNothing,
  leftUnderWay,
];

/** What PayPal's ledger, orders, stock and mail tell differently of. */
export const breachesIn = (evidence: Evidence): readonly Breach[] =>
  CHECKS.flatMap((check) => check(evidence));
