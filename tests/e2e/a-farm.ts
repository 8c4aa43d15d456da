import { aStoredLine } from "#tests/e2e/shop.ts";

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const order = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  date: dayFromNow(-1),
  customerName: "Mabel Hen",
  customerEmail: "mabel@example.com",
  phone: "01293 555010",
  total: 3.4,
  status: "Pending",
  items: [aStoredLine()],
  ...change,
});

export const A_CART = [
  aStoredLine({ price: 3 }),
  aStoredLine({ id: "medium-6", name: "Medium Eggs", packSize: 6, price: 1.5 }),
];

/** A small farm's records, in the shapes in which a browser stores them. */
export const A_FARM = {
  orders: [
    order("AAAA0001"),
    order("AAAA0002", { status: "Ready", customerName: "Ada Oak", note: "By the gate" }),
    order("AAAA0003", {
      status: "Completed",
      items: [aStoredLine({ deliveryMethod: "collection" })],
    }),
    order("AAAA0004", { status: "Needs attention" }),
  ],
  customers: [{ id: "c1", name: "Mabel Hen", email: "mabel@example.com", phone: "01293 555010" }],
  flockData: {
    "1": {
      costLog: [{ id: "k1", date: dayFromNow(-3).slice(0, 10), type: "feed", amount: 12.5 }],
      eggLog: [1, 2, 3].map((days) => ({
        id: `e${days}`,
        date: dayFromNow(-days).slice(0, 10),
        small: 1,
        medium: 20,
        large: 30,
        extraLarge: 9,
        doubleYolkers: 2,
      })),
    },
  },
};
