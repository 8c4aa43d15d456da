import { type MoneyOfBefore, moneyOfBefore } from "#adapters/farm-json/money-of-before.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";

const DOZEN: OrderItem = {
  id: "large-12",
  name: "Large Eggs",
  packSize: 12,
  deliveryMethod: "delivery",
  price: 340,
  quantity: 1,
};

const TWO_SIXES: OrderItem = {
  id: "large-6",
  name: "Large Eggs",
  packSize: 6,
  deliveryMethod: "collection",
  price: 180,
  quantity: 2,
};

export const TWO_ITEMS = [DOZEN, TWO_SIXES];

/** An order, and what it says of its money in one word. */
export type ToldOrder = Omit<Partial<Order>, "paid"> & MoneyOfBefore;

/** Its money has come and gone as its status and `change` say, unless that names the movements. */
export const anOrder = ({
  captured,
  returned,
  parts,
  fee,
  paid,
  ...change
}: ToldOrder = {}): Order => {
  const order: Order = {
    id: "A",
    date: "2026-06-20T11:00:00Z",
    customerEmail: "mabel@example.com",
    total: 340,
    status: "Pending",
    items: [DOZEN],
    money: [],
    ...change,
    ...(paid && { paid: { how: paid.how } }),
  };
  if (change.money) return order;
  const said = {
    ...(captured !== undefined && { captured }),
    ...(returned !== undefined && { returned }),
    ...(parts && { parts }),
    ...(fee !== undefined && { fee }),
    ...(paid && { paid }),
  };
  return { ...order, money: moneyOfBefore({ ...order, ...said }) };
};

/** Of two items, one delivered and one collected, with all that its buyer may tell. */
export const A_TOLD_ORDER = anOrder({
  id: "5O190127TN364715T",
  date: "2026-06-16T11:00:00Z",
  total: 700,
  items: TWO_ITEMS,
  customerName: "Mabel Smith",
  phone: "07700 900123",
  address: { lines: ["3 Mill Lane", "Crawley"], postcode: "RH10 1AA", country: "GB" },
  note: "In the porch, please.",
});

/** With every field that an order may have. */
export const A_FULL_ORDER: Required<Order> = {
  ...anOrder(),
  note: "Ring twice",
  customerName: "Mabel Hen",
  phone: "07700 900123",
  recipient: "Nan Hen",
  payer: { name: "Bob Hen", email: "bob@example.com" },
  address: { lines: ["1 High Street", "Crawley"], postcode: "RH10 1AA", country: "GB" },
  paymentMethod: "paypal",
  captureId: "MONEY",
  money: [
    {
      ...{ kind: "sale", amount: 340, day: "2026-06-20", at: "2026-06-20T11:00:00.000Z" },
      ...{ how: "paypal", fee: 30, provider: "MONEY", who: "customer" },
    },
    {
      ...{ kind: "refund", amount: -120, day: "2026-06-20", at: "2026-06-20T12:00:00.000Z" },
      ...{ how: "paypal", provider: "THE-PROVIDERS", reason: "broken eggs", wish: "wish-1" },
      who: "Tom",
    },
  ],
  short: { large: 2 },
  disputes: [
    {
      ...{ id: "PP-D-1", state: "open", reason: "not-received", before: "Pending" },
      ...{ answerBy: "2026-07-01", toldAt: "2026-06-21T11:00:00.000Z" },
    },
  ],
  days: { delivery: "2026-06-27" },
  paid: { how: "cash" },
  rest: { how: "hand-over" },
  added: [{ payment: "PAY-2", captureId: "MORE-MONEY" }],
  soldAt: "gate",
  handedOver: { delivery: "2026-06-27T10:00:00.000Z" },
  unwritten: true,
  leaving: true,
  untold: [{ news: "moved", why: "unwanted", at: "2026-06-20T11:00:00.000Z" }],
  bestBefore: { large: "2026-07-10" },
  log: [{ kind: "ready", at: "2026-06-20T11:00:00.000Z" }],
};
