import { isDeepStrictEqual } from "node:util";
import { type SqlBool, sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { dayFor } from "#adapters/postgres/order-days.ts";
import { orderPage } from "#adapters/postgres/order-page.ts";
import { eggsPromisedIn, placesFrom, placesToPack } from "#adapters/postgres/order-places.ts";
import { ORDER_COLUMNS, orderOf, orderRow } from "#adapters/postgres/order-row.ts";
import { anyOf, instantIn, storedEmailKey } from "#adapters/postgres/values.ts";
import { isOwed } from "#core/orders/order-money.ts";
import { isOrderOf } from "#core/orders/order-of.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import { STATUSES_TO_HAND_OVER } from "#core/orders/status-sets.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { OrderRepository } from "#ports/order-repository.ts";

const newestFirst = (db: Access["db"]) =>
  db.selectFrom("orders").select(ORDER_COLUMNS).orderBy("placed", "desc").orderBy("place");

const rowWith = async (db: Access["db"], id: string) =>
  id === ""
    ? undefined
    : db
        .selectFrom("orders")
        .select([...ORDER_COLUMNS, "place"])
        .where("id", "=", id)
        .executeTakeFirst();

const atInstant = (text: string) => sql<Date>`${instantIn(text)}::timestamptz`;

/** Must match the index `order_paid_by_hand`. */
const HOW = sql<string>`rest -> 'paid' ->> 'how'`;
const PAID_AT = sql<string>`rest -> 'paid' ->> 'at'`;

/** Must match the index `order_last_logged`. */
const LAST_LOGGED = sql<string>`rest -> 'log' -> -1 ->> 'at'`;

/** Must match the index `order_untold`. */
const IS_UNTOLD = sql<SqlBool>`rest -> 'untold' is not null`;

/** Must match the index `order_leaving`. */
const LEAVING = sql<string>`rest ->> 'leaving'`;

const byHand = (db: Access["db"]) => newestFirst(db).where(HOW, "in", HOW_PAID);

const UNDATED = instantIn("");

export const orderRecords = ({ db, write }: Access): OrderRepository => ({
  find: async (id) => {
    const row = await rowWith(db, id);
    return row ? orderOf(row) : null;
  },
  add: (order) =>
    write("orders", async (trx) => {
      await trx.insertInto("orders").values(orderRow(order)).execute();
      return true;
    }),
  replace: (order) =>
    write("orders", async (trx) => {
      const row = await rowWith(trx, order.id);
      if (!row) return false;
      if (isDeepStrictEqual(orderOf(row), order)) return false;
      await trx.updateTable("orders").set(orderRow(order)).where("place", "=", row.place).execute();
      return true;
    }),
  known: async (ids) => {
    const wanted = ids.filter((id) => id !== "");
    if (wanted.length === 0) return [];
    const rows = await db.selectFrom("orders").select("id").where("id", "in", wanted).execute();
    return rows.map(({ id }) => id);
  },
  withIds: async (ids) =>
    (await newestFirst(db).where("id", "=", anyOf(ids)).where("id", "<>", "").execute()).map(
      orderOf,
    ),
  ofCapture: async (captureId) => {
    const row = await db
      .selectFrom("orders")
      .select(ORDER_COLUMNS)
      .where("capture_id", "=", captureId)
      .where("capture_id", "<>", "")
      .executeTakeFirst();
    return row ? orderOf(row) : null;
  },
  pending: async () =>
    (await newestFirst(db).where("status", "=", "Pending").execute()).map(orderOf),
  toHandOver: async () =>
    (await newestFirst(db).where("status", "in", STATUSES_TO_HAND_OVER).execute()).map(orderOf),
  toPack: () => placesToPack(db),
  eggsPromised: () => eggsPromisedIn(db),
  forDays: async (days) => {
    const rows = await newestFirst(db)
      .where((is) => is.or(DELIVERY_METHODS.map((method) => is(dayFor(method), "=", anyOf(days)))))
      .execute();
    return rows.map(orderOf);
  },
  forDaysFrom: async (day) => {
    const rows = await newestFirst(db)
      .where((is) => is.or(DELIVERY_METHODS.map((method) => is(dayFor(method), ">=", day))))
      .execute();
    return rows.map(orderOf);
  },
  untold: async () => (await newestFirst(db).where(IS_UNTOLD).execute()).map(orderOf),
  owed: async () =>
    (await byHand(db).where(PAID_AT, "is", null).execute()).map(orderOf).filter(isOwed),
  touchedSince: async (instant) => {
    const rows = await newestFirst(db)
      .where((is) =>
        is.or([
          is("placed", ">=", atInstant(instant)),
          is(LAST_LOGGED, ">=", instant),
          is.and([is(HOW, "in", HOW_PAID), is(PAID_AT, ">=", instant)]),
        ]),
      )
      .execute();
    return rows.map(orderOf);
  },
  placesFrom: (day) => placesFrom(db, day),
  placedSince: async (instant) =>
    (await newestFirst(db).where("placed", ">=", atInstant(instant)).execute()).map(orderOf),
  oldest: async () => {
    const row = await db
      .selectFrom("orders")
      .select(ORDER_COLUMNS)
      .where("placed", ">", atInstant(UNDATED))
      .orderBy("placed")
      .orderBy("place", "desc")
      .limit(1)
      .executeTakeFirst();
    return row ? orderOf(row) : null;
  },
  leaving: async () =>
    (await newestFirst(db).where(LEAVING, "is not", null).execute()).map(orderOf),
  ofEmail: async (email) => {
    if (email.trim() === "") return [];
    const rows = await newestFirst(db).where("email_key", "=", storedEmailKey(email)).execute();
    return rows.map(orderOf).filter((order) => isOrderOf(order, email));
  },
  page: (query) => orderPage(db, query),
});
