import type { Kysely } from "kysely";
import { ORDER_COLUMNS, orderOf } from "#adapters/postgres/order-row.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { isFoundBy } from "#adapters/postgres/word-index.ts";
import type { Order } from "#core/orders/order.ts";
import { PAGE_SIZE, type Page } from "#core/shared/page.ts";
import type { OrderQuery } from "#ports/order-repository.ts";

/** The last order of a page: when it was placed, and its place among those of the same instant. */
interface Mark {
  readonly placed: Date;
  readonly place: number;
}

const markOf = (after: string | null): Mark | null => {
  const [, placed, place] = /^(-?\d{1,15})\/(\d{1,15})$/.exec(after ?? "") ?? [];
  return placed && place ? { placed: new Date(Number(placed)), place: Number(place) } : null;
};

const found = (db: Kysely<Tables>, { text, status }: OrderQuery) => {
  const ofText = db
    .selectFrom("orders")
    .where((is) => is.and(isFoundBy("order_word", "orders.place", text)));
  return status === "All" ? ofText : ofText.where("status", "=", status);
};

const foundAfter = (db: Kysely<Tables>, query: OrderQuery) => {
  const [all, mark] = [found(db, query), markOf(query.after)];
  return mark
    ? all.where((is) =>
        is.or([
          is("placed", "<", mark.placed),
          is.and([is("placed", "=", mark.placed), is("place", ">", mark.place)]),
        ]),
      )
    : all;
};

/** A page of the orders, and how many the question finds, read in one statement. */
export const orderPage = async (db: Kysely<Tables>, query: OrderQuery): Promise<Page<Order>> => {
  const rows = await db
    .selectFrom(
      found(db, query)
        .select((is) => is.fn.countAll<number>().as("count"))
        .as("every"),
    )
    .leftJoin(
      foundAfter(db, query)
        .select([...ORDER_COLUMNS, "placed", "place"])
        .orderBy("placed", "desc")
        .orderBy("place")
        .limit(PAGE_SIZE + 1)
        .as("shown"),
      (join) => join.onTrue(),
    )
    .selectAll(["every", "shown"])
    .orderBy("shown.placed", "desc")
    .orderBy("shown.place")
    .execute();
  const orders = rows.flatMap((row) => (row.place === null ? [] : [row as OrderRow]));
  const shown = orders.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    items: shown.map(orderOf),
    total: rows[0]?.count ?? 0,
    next: last && orders.length > PAGE_SIZE ? `${last.placed.getTime()}/${last.place}` : null,
  };
};

type OrderRow = Parameters<typeof orderOf>[0] & Mark;
