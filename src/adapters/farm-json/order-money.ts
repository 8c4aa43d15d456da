import type { Beside } from "#adapters/farm-json/document-format.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { fieldsOf } from "#adapters/farm-json/stored-fields.ts";

export const ORDER_MONEY = "orderMoney";

const idOf = (order: unknown): string => String(fieldsOf(order)?.id ?? "");

const repeatedIn = (orders: readonly unknown[]): ReadonlySet<string> => {
  const [known, repeated] = [new Set<string>(), new Set([""])];
  for (const order of orders) {
    const id = idOf(order);
    (known.has(id) ? repeated : known).add(id);
  }
  return repeated;
};

const withMoney = (orders: unknown, money: unknown): unknown => {
  const known = asMap(money);
  if (!Array.isArray(orders) || known === null) return orders;
  for (const order of orders) {
    const id = idOf(order);
    if (id !== "" && Object.hasOwn(known, id)) order.money = known[id];
  }
  return orders;
};

/**
 * An order that shares its id with another, or has none, keeps its movements itself. One of before
 * is given them.
 */
type MoneyOf = (order: unknown) => unknown;

const moneyApart = (whole: unknown, moneyOf: MoneyOf) => {
  const all = asList(whole);
  const repeated = repeatedIn(all);
  const money: Record<string, unknown> = {};
  const orders = all.map((order) => {
    const { money: own = moneyOf(order), ...rest } = fieldsOf(order) ?? {};
    if (own === undefined || repeated.has(idOf(order))) return order;
    money[idOf(order)] = own;
    return rest;
  });
  return { stored: orders, beside: money };
};

/** The orders' key and shape are the product's: `{ [order's id]: movements }` stands beside. */
export const moneyBeside = (moneyOf: MoneyOf): Beside => ({
  key: ORDER_MONEY,
  field: "money",
  isReadable: (beside) => asMap(beside) !== null,
  join: withMoney,
  split: (whole) => moneyApart(whole, moneyOf),
});
