import type { Insertable, Selectable } from "kysely";
import { vectorOf } from "#adapters/postgres/stored-words.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { instantIn, json, storedEmailKey } from "#adapters/postgres/values.ts";
import { eggsPromised } from "#core/fefo/promised-eggs.ts";
import type { Order } from "#core/orders/order.ts";
import { orderText } from "#core/orders/order-search.ts";

export const ORDER_COLUMNS = [
  "id",
  "date",
  "customer_email",
  "total",
  "status",
  "items",
  "rest",
] as const;

type Row = Pick<Selectable<Tables["orders"]>, (typeof ORDER_COLUMNS)[number]>;

export const orderOf = ({ customer_email, rest, ...row }: Row): Order => ({
  ...rest,
  id: row.id,
  date: row.date,
  customerEmail: customer_email,
  total: row.total,
  status: row.status,
  items: row.items,
});

/** In eggs of each kind; null of an order whose eggs have left, or that isn't paid. */
const promisedJson = (order: Order): string | null => {
  const kinds = Object.entries(eggsPromised([order])).filter(([, eggs]) => eggs > 0);
  return kinds.length > 0 ? json(Object.fromEntries(kinds)) : null;
};

export const orderRow = (order: Order): Insertable<Tables["orders"]> => {
  const { id, date, customerEmail, total, status, items, ...rest } = order;
  return {
    id,
    date,
    placed: instantIn(date),
    customer_email: customerEmail,
    email_key: storedEmailKey(customerEmail),
    total,
    status,
    items: json(items),
    rest: json(rest),
    capture_id: rest.captureId ?? "",
    promised: promisedJson(order),
    words: vectorOf(orderText(order)),
  };
};
