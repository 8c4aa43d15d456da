import { REASON_WORDS } from "#core/orders/dispute-words.ts";
import type { OrderLogEntry, OrderLogKind } from "#core/orders/order-log.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import { deliveryNameOf } from "#ui/shared/delivery-names.ts";

const TEXTS: Readonly<Record<OrderLogKind, string>> = {
  paid: "Paid",
  checked: "The payment is being checked",
  denied: "The payment was denied",
  ready: "Marked as Ready",
  completed: "Marked as Completed",
  reopened: "Marked as Pending",
  "refund-asked": "Refund asked for",
  "refund-refused": "PayPal refused the refund",
  "refund-pending": "Refund on its way",
  "refund-failed": "PayPal could not pay back",
  refunded: "Refunded",
  "refund-left": "Restored while its refund was under way: look whether it was paid back",
  "put-back": "Eggs put back into stock",
  "not-put-back": "Eggs not put back into stock",
  "part-asked": "Refund of a part asked for",
  "part-refused": "PayPal refused to refund a part",
  "part-refunded": "A part refunded",
  "partly-refunded": "Refunded in part at PayPal",
  reversed: "Payment reversed at PayPal",
  "dispute-opened": "Dispute opened at PayPal",
  "dispute-won": "Dispute decided for the farm",
  "dispute-lost": "Dispute decided for the buyer",
  disagrees: "What was paid is not what was agreed",
  "paid-twice": "Paid twice, the other order",
  "eggs-short": "Eggs short",
  "no-address": "PayPal named no address to deliver to",
  "day-closed": "Its day was closed while it was paid",
  "day-over": "Its day was over when the payment came",
  "day-moved": "Moved",
  "customer-moved": "Moved by the customer",
  "past-limits": "Put past the limits of its day",
  "customer-cancelled": "Cancelled by the customer",
  "customer-address": "Address typed by the customer",
  "handed-over": "Handed over",
  "not-handed-over": "Taken back: not handed over",
  "not-collected": "Not collected",
  "taken-by-hand": "Taken by hand",
  "marked-paid": "Marked as paid",
  "marked-unpaid": "Marked as not paid",
  owed: "Some of it is to pay",
  "packs-changed": "Packs changed",
  "packs-added": "Packs added by the customer",
  "not-added": "Paid to be added to another order",
  "cancelled-by-hand": "Cancelled",
  edited: "Changed",
  "mailed-again": "Sent again",
};

const HOW: Readonly<Record<HowPaid, string>> = {
  cash: ", paid in cash",
  card: ", paid by card",
  "hand-over": ", to pay when handed over",
  account: ", on account",
};

const MARKED: Readonly<Record<HowPaid, string>> = {
  cash: " in cash",
  card: " by card",
  "hand-over": "",
  account: " by bank transfer",
};

const DETAILS: Partial<Record<OrderLogKind, Readonly<Record<string, string>>>> = {
  "taken-by-hand": HOW,
  "marked-paid": MARKED,
  "marked-unpaid": HOW,
  owed: { "hand-over": " when handed over" },
  "cancelled-by-hand": {
    "given-back": ", and its money given back",
    kept: ", and its money not given back",
  },
  "past-limits": {},
  "refund-refused": {
    "account-empty": ": too little was in your PayPal account",
    "account-locked": ": your PayPal account is restricted",
    "too-old": ": it was more than 180 days old",
    "paid-back-already": ": it was paid back before",
    disputed: ": the buyer had opened a case",
    "still-pending": ": the payment itself had not come yet",
    "buyer-locked": ": the buyer's account is closed",
  },
  "dispute-opened": Object.fromEntries(
    Object.entries(REASON_WORDS).map(([reason, words]) => [reason, `: ${words}`]),
  ),
  edited: {
    address: ": address",
    phone: ": phone",
    name: ": name",
    recipient: ": who it is for",
    email: ": email",
    "email-spelling": ": email",
    "paid-cash": ": paid in cash",
    "paid-card": ": paid by card",
    "paid-hand-over": ": paid when handed over",
    "paid-account": ": paid by bank transfer",
  },
  "mailed-again": {
    "order-paid": ": the confirmation",
    "payment-denied": ": that the payment was denied",
    ready: ": that it is ready",
    moved: ": that it was moved",
    "packs-changed": ": that its packs were changed",
    "packs-added": ": that it has more packs",
    refunded: ": that money was paid back",
    "refund-refused": ": that the money could not be paid back",
    "address-wanted": ": the question for the address",
  },
};

const MOVES: readonly OrderLogKind[] = ["day-moved", "customer-moved"];

const withDetail = ({ kind, detail }: OrderLogEntry): string => {
  if (!detail) return TEXTS[kind];
  const known = DETAILS[kind];
  if (known) return `${TEXTS[kind]}${known[detail] ?? ""}`;
  return `${TEXTS[kind]}${MOVES.includes(kind) ? " from" : ":"} ${deliveryNameOf(detail)}`;
};

export const logText = ({ by, ...entry }: OrderLogEntry): string =>
  [withDetail(entry), by && ` by ${by}`].filter(Boolean).join("");
