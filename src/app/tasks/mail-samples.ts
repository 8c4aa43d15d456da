import { FARM } from "#core/farm.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { lowStockMessages } from "#core/inventory/low-stock.ts";
import {
  attentionMessages,
  cancelledMessages,
  deniedMessages,
  movedMessages,
  notPaidBackMessages,
  paidMessages,
  partMessages,
  readyMessages,
  refundedMessages,
} from "#core/letters/order-messages.ts";
import { type Message, messageOf, type Outgoing, OWNER } from "#core/messages/message.ts";
import { testLetter } from "#core/messages/send-test-mail.ts";
import { backInStockLetter, contactLetter, lookUpLetter } from "#core/messages/visitor-letters.ts";
import type { Money } from "#core/money/movement.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { DEFAULT_NOTICES } from "#core/profile/notices.ts";
import type { Pence } from "#core/shared/money.ts";

const itemOf = (deliveryMethod: string, quantity: number): OrderItem => ({
  id: "large-12",
  name: "Large Eggs",
  packSize: 12,
  deliveryMethod,
  price: 340,
  quantity,
});

const DELIVERED = itemOf("delivery", 2);
const COLLECTED: OrderItem = {
  ...itemOf("collection", 1),
  id: "doubleYolkers-6",
  name: "Double Yolkers",
  packSize: 6,
};

const MARKUP = '<b>Leave it</b> by the "blue" door & ring\n</p><script>alert(1)</script>';

const paid = (amount: Pence): Money => [
  { kind: "sale", amount, day: "2026-11-18", at: "2026-11-18T19:20:00.000Z", how: "paypal" },
];

const AN_ORDER: Order = {
  id: "5O190127TN364715T",
  date: "2026-11-18T19:20:00.000Z",
  customerEmail: "mabel@example.com",
  customerName: "Mabel Smith",
  phone: "07700 900123",
  address: { lines: ["3 Mill Lane", "Crawley"], postcode: "RH10 1AA", country: "GB" },
  paymentMethod: "paypal",
  captureId: "3C679366HH908993F",
  note: "Please leave them in the porch.",
  status: "Pending",
  total: 680,
  items: [DELIVERED],
  money: paid(680),
};

const BARE: Order = {
  id: "8XK24018PL991203M",
  date: AN_ORDER.date,
  customerEmail: "mabel@example.com",
  status: "Pending",
  total: 680,
  items: [DELIVERED],
  money: paid(680),
};

const TO_COLLECT: Order = { ...AN_ORDER, items: [COLLECTED], total: 340, money: paid(340) };
const BOTH: Order = { ...AN_ORDER, items: [DELIVERED, COLLECTED], total: 1020, money: paid(1020) };
const NASTY: Order = { ...BOTH, customerName: "<img src=x> Mabel", note: MARKUP };
const PAID_BACK: Order = {
  ...AN_ORDER,
  status: "Refunded",
  money: [
    ...AN_ORDER.money,
    { kind: "refund", amount: -680, day: "2026-11-19", at: AN_ORDER.date, how: "paypal" },
  ],
};
const ODD: Order = {
  ...BOTH,
  log: [
    { at: AN_ORDER.date, kind: "disagrees" },
    { at: AN_ORDER.date, kind: "eggs-short", detail: "6" },
  ],
};

const MOVED: Order = { ...AN_ORDER, days: { delivery: "2099-12-26" } };

const TOLD = { ...DEFAULT_NOTICES, lowStock: true };

const FALLEN = {
  before: DEFAULT_INVENTORY,
  after: { ...DEFAULT_INVENTORY, large: 12 },
  key: "f",
};

const A_PART = {
  orderId: AN_ORDER.id,
  wish: "R1",
  amount: 120,
  reason: "broken eggs",
  askedAt: AN_ORDER.date,
};

const letters = (publicUrl: string): readonly Outgoing[] => [
  {
    id: "a",
    kind: "contact",
    to: OWNER,
    replyTo: { name: "Mabel Smith", email: "mabel@example.com" },
    letter: contactLetter({
      name: "Mabel Smith",
      email: "mabel@example.com",
      message: "Are you open on Boxing Day?\n\nMabel",
    }),
  },
  {
    id: "b",
    kind: "contact",
    to: OWNER,
    letter: contactLetter({ name: "", email: "mabel@example.com", message: MARKUP }),
  },
  {
    id: "c",
    kind: "back-in-stock",
    to: "mabel@example.com",
    letter: backInStockLetter("doubleYolkers", publicUrl, FARM),
  },
  {
    id: "d",
    kind: "look-up",
    to: "mabel@example.com",
    letter: lookUpLetter("k3Jx0aQ5mW7dYtR2uVbN8g", publicUrl, FARM),
  },
  { id: "e", kind: "test", to: OWNER, letter: testLetter(FARM) },
];

export const sampleMessages = (publicUrl: string, now: string): readonly Message[] =>
  [
    ...[AN_ORDER, TO_COLLECT, BOTH, BARE, NASTY].flatMap((order) =>
      paidMessages(order, now, FARM, publicUrl),
    ),
    ...[true, false].flatMap((isByCustomer) =>
      movedMessages(MOVED, ["delivery"], String(isByCustomer), FARM, {
        isByCustomer,
        now,
        publicUrl,
      }),
    ),
    ...cancelledMessages(AN_ORDER, FARM),
    ...notPaidBackMessages(AN_ORDER, FARM),
    ...deniedMessages(AN_ORDER, FARM),
    ...attentionMessages(ODD, FARM),
    ...[TO_COLLECT, BOTH].flatMap((order) => readyMessages(order, FARM)),
    ...refundedMessages(PAID_BACK, PAID_BACK.total, FARM),
    ...partMessages(AN_ORDER, A_PART, FARM),
    ...letters(publicUrl),
    ...lowStockMessages(FALLEN, { ...DEFAULT_PROFILE, notices: TOLD }),
  ].map((one) => messageOf(one, now));
