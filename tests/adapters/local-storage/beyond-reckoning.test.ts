import { describe, expect, test } from "vitest";
import { getFlockOverview } from "#core/dashboard/get-flock-overview.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { noon } from "#tests/support/a-shop.ts";
import { aMessage, anAgreement, anOwnPayment } from "#tests/support/records.ts";
import { aTab, OLD_LINE, OLD_ORDER } from "#tests/support/stored-tab.ts";
import { formatGbp } from "#ui/shared/money.ts";

/** As they stand in JSON; a storage that was written by hand may hold any. */
const BEYOND = ["1e308", "-1e308", "1e21", "1e400", "null", `"${"9".repeat(400)}"`, '"NaN"'];

const PACKS = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 };

const AGREED = {
  ...anAgreement(),
  purchase: {
    lines: [{ ...PACKS, name: "Large Eggs", price: 3.4 }],
    total: 3.4,
    needsDelivery: true,
  },
};

const COST = { id: "1", date: "2026-06-01", type: "feed", amount: 1 };
const COUNT = {
  id: "2",
  date: "2026-06-01",
  small: 1,
  medium: 1,
  large: 1,
  extraLarge: 1,
  doubleYolkers: 1,
};

const X = "the figure" as unknown as number;

/** Every figure that a browser keeps, each alone. */
const STORED: readonly (readonly [where: string, key: string, document: unknown])[] = [
  ["a stock", "eggInventory", { ...DEFAULT_INVENTORY, large: X }],
  ["a price", "eggPrices", { large: { "6": X } }],
  ["a basket's price", "cart", [{ ...OLD_LINE, price: X }]],
  ["a basket's pack size", "cart", [{ ...OLD_LINE, packSize: X }]],
  ["a basket's quantity", "cart", [{ ...OLD_LINE, quantity: X }]],
  ["an order's total", "orders", [{ ...OLD_ORDER, total: X }]],
  ["an order's fee", "orders", [{ ...OLD_ORDER, fee: X }]],
  ["what was captured", "orders", [{ ...OLD_ORDER, captured: X }]],
  ["a part that went back", "orders", [{ ...OLD_ORDER, parts: [{ id: "R1", amount: X }] }]],
  ["what was returned", "orders", [{ ...OLD_ORDER, returned: X }]],
  ["eggs that were short", "orders", [{ ...OLD_ORDER, short: { large: X } }]],
  ...(["price", "packSize", "quantity"] as const).map(
    (name) =>
      [
        `an order's ${name}`,
        "orders",
        [{ ...OLD_ORDER, items: [{ ...OLD_ORDER.items[0], [name]: X }] }],
      ] as const,
  ),
  ["a cost", "flockData", { "1": { costLog: [{ ...COST, amount: X }], eggLog: [] } }],
  ...(["small", "medium", "large", "extraLarge", "doubleYolkers"] as const).map(
    (size) =>
      [
        `a count of ${size}`,
        "flockData",
        { "1": { costLog: [], eggLog: [{ ...COUNT, [size]: X }] } },
      ] as const,
  ),
  ["an agreed total", "openPayments", [{ ...AGREED, purchase: { ...AGREED.purchase, total: X } }]],
  ...(["price", "quantity", "packSize"] as const).map(
    (name) =>
      [
        `an agreed ${name}`,
        "openPayments",
        [
          {
            ...AGREED,
            purchase: { ...AGREED.purchase, lines: [{ ...AGREED.purchase.lines[0], [name]: X }] },
          },
        ],
      ] as const,
  ),
  ["declines", "openPayments", [{ ...AGREED, declines: X }]],
  [
    "an own payment's packs",
    "ownPayments",
    [{ ...anOwnPayment(), packs: [{ ...PACKS, quantity: X }] }],
  ],
  ["a splash page's version", "splashConfig", { content: "", enabled: true, version: X }],
  ["a splash page that was seen", "splashSeenVersion", X],
  ["a message's tries", "messages", [{ ...aMessage(), tries: X }]],
];

const told = async ({ records }: ReturnType<typeof aTab>) => ({
  inventory: await records.inventory.load(),
  prices: await records.prices.load(),
  cart: await records.cart.load(),
  orders: await records.orders.pending(),
  all: await records.orders.ofEmail("mabel@example.com"),
  agreements: await records.agreements.openedBefore("2099-01-01"),
  books: await records.flocks.books("1"),
  totals: await records.flocks.totals("1", null),
  overview: await getFlockOverview({ ...records, clock: noon })(),
  own: await records.ownPayments.all(),
  splash: await records.splash.load(),
  seen: await records.seenSplash.load(),
  messages: await records.messages.due("2099-01-01", 20),
});

const figuresIn = (value: unknown): readonly number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(figuresIn) : [];
};

describe.each(BEYOND)("%s", (figure) => {
  test.each(STORED)("is left out as %s", async (_where, key, document) => {
    const text = JSON.stringify(document).replaceAll('"the figure"', figure);
    const figures = figuresIn(await told(aTab({ [key]: text })));
    expect(figures.length).toBeGreaterThan(20);
    for (const one of figures) {
      expect(Math.abs(one)).toBeLessThan(1e18);
      expect(formatGbp(one)).not.toMatch(/Infinity|NaN|e/);
    }
  });
});

test.each(["1e308", "1e21"])(
  "the store sets aside a stock, a price, a cost, a line and a payment of %s",
  async (figure) => {
    for (const [, key, document] of STORED.filter(([where]) =>
      [
        "a stock",
        "a price",
        "a basket's price",
        "a cost",
        "an agreed total",
        "an own payment's packs",
      ].includes(where),
    )) {
      const text = JSON.stringify(document).replaceAll('"the figure"', figure);
      const tab = aTab({ [key]: text });
      await told(tab);
      expect(tab.shown(`${key}.setAside`)).toMatchObject({ original: text });
    }
  },
);

test("the store leaves out an impossible price, and keeps the others", async () => {
  const stored = { ...DEFAULT_PRICES, large: { "6": 1e308, "12": 3.45 } };
  const { records } = aTab({ eggPrices: JSON.stringify(stored) });
  expect((await records.prices.load()).large).toEqual({ ...DEFAULT_PRICES.large, 12: 345 });
});

test("the store reads an order with an unreadable captured amount as one of its total", async () => {
  const { records } = aTab({ orders: JSON.stringify([{ ...OLD_ORDER, captured: "much" }]) });
  const order = await records.orders.find(OLD_ORDER.id);
  expect(order && moneyOf(order)).toBe(680);
});
