import type { Kysely } from "kysely";
import { hitsOf } from "#adapters/postgres/order-hits.ts";
import { ORDER_COLUMNS, orderOf } from "#adapters/postgres/order-row.ts";
import type { Places } from "#adapters/postgres/place-bits.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { inSnapshot } from "#adapters/postgres/transaction.ts";
import { oneOf } from "#adapters/postgres/values.ts";
import { wordsIn } from "#adapters/postgres/word-index.ts";
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

/** In the order of a page, which an index has. */
const newestAfter = (db: Kysely<Tables>, mark: Mark | null) => {
  const all = db.selectFrom("orders").orderBy("placed", "desc").orderBy("place");
  return mark
    ? all
        .where("placed", "<=", mark.placed as never)
        .where((is) => is.or([is("placed", "<", mark.placed), is("place", ">", mark.place)]))
    : all;
};

/** The page, and one more where there is another page. */
const MOST = PAGE_SIZE + 1;

/** So many are looked up one by one. */
const FEW = 1_000;

const FIRST_STEP = 500;

/** The places of a page of which many orders are found: the orders are gone through, more at each step. */
const walk = async (
  db: Kysely<Tables>,
  hits: Places,
  mark: Mark | null,
  step = FIRST_STEP,
): Promise<readonly number[]> => {
  const passed = await newestAfter(db, mark).select(["placed", "place"]).limit(step).execute();
  const found = passed.map(({ place }) => place).filter(hits.has);
  const last = passed.at(-1);
  if (found.length >= MOST || passed.length < step || !last) return found.slice(0, MOST);
  return [...found, ...(await walk(db, hits, last, 2 * step))].slice(0, MOST);
};

const rowsOf = async (
  db: Kysely<Tables>,
  { text, status }: OrderQuery,
  hits: Places,
  mark: Mark | null,
) => {
  const page = newestAfter(db, mark)
    .select([...ORDER_COLUMNS, "placed", "place"])
    .limit(MOST);
  if (wordsIn(text).length === 0)
    return (status === "All" ? page : page.where("status", "=", status)).execute();
  const places = hits.count > FEW ? await walk(db, hits, mark) : hits.list();
  return page.where(oneOf("place", places)).execute();
};

/** A page of the orders, and how many the question finds, as they are at one moment. */
export const orderPage = (db: Kysely<Tables>, query: OrderQuery): Promise<Page<Order>> =>
  inSnapshot(db, async (snapshot) => {
    const hits = await hitsOf(snapshot, query);
    const rows = await rowsOf(snapshot, query, hits, markOf(query.after));
    const shown = rows.slice(0, PAGE_SIZE);
    const last = shown.at(-1);
    return {
      items: shown.map(orderOf),
      total: hits.count,
      next: last && rows.length > PAGE_SIZE ? `${last.placed.getTime()}/${last.place}` : null,
    };
  });
