// Keyset pagination of orders, the newest first.
import { type Kysely, type SqlBool, sql } from "kysely";
import { isForDay } from "#adapters/postgres/order-days.ts";
import { ORDER_COLUMNS, orderOf } from "#adapters/postgres/order-row.ts";
import { prefixesOf } from "#adapters/postgres/stored-words.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { inSnapshot } from "#adapters/postgres/transaction.ts";
import { isStoredInstant } from "#adapters/postgres/values.ts";
import type { Order } from "#core/orders/order.ts";
import { askedOf } from "#core/orders/order-search.ts";
import { PAGE_SIZE, type Page } from "#core/shared/page.ts";
import type { OrderQuery } from "#ports/order-repository.ts";

interface Mark {
  readonly placed: Date;
  readonly place: number;
}

const markOf = (after: string | null): Mark | null => {
  const [, placed, place] = /^(-?\d{1,15})\/(\d{1,15})$/.exec(after ?? "") ?? [];
  if (!placed || !place || !isStoredInstant(Number(placed))) return null;
  return { placed: new Date(Number(placed)), place: Number(place) };
};

const matchesOrder = (typed: string) => {
  const prefixes = prefixesOf(askedOf(typed));
  return prefixes === "" ? sql<SqlBool>`true` : sql<SqlBool>`words @@ ${prefixes}::tsquery`;
};

const foundBy = (db: Kysely<Tables>, { text, status, day }: Omit<OrderQuery, "after">) => {
  const any = db.selectFrom("orders").where(matchesOrder(text));
  const found = day ? any.where(isForDay(day)) : any;
  return status === "All" ? found : found.where("status", "=", status);
};

const countOf = async (db: Kysely<Tables>, query: OrderQuery): Promise<number> => {
  const { total } = await foundBy(db, query)
    .select((is) => is.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

const rowsOf = (db: Kysely<Tables>, query: OrderQuery) => {
  const mark = markOf(query.after);
  const page = foundBy(db, query)
    .select([...ORDER_COLUMNS, "placed", "place"])
    .orderBy("placed", "desc")
    .orderBy("place")
    .limit(PAGE_SIZE + 1);
  if (!mark) return page.execute();
  return page
    .where("placed", "<=", mark.placed as never)
    .where((is) => is.or([is("placed", "<", mark.placed), is("place", ">", mark.place)]))
    .execute();
};

export const orderPage = (db: Kysely<Tables>, query: OrderQuery): Promise<Page<Order>> =>
  inSnapshot(db, async (snapshot) => {
    const total = await countOf(snapshot, query);
    const rows = await rowsOf(snapshot, query);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = shown.at(-1);
    return {
      items: shown.map(orderOf),
      total,
      next: last && rows.length > PAGE_SIZE ? `${last.placed.getTime()}/${last.place}` : null,
    };
  });
