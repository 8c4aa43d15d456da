import type { Access } from "#adapters/postgres/access.ts";
import { bookRecords } from "#adapters/postgres/book-records.ts";
import {
  LOT_COLUMNS,
  lotOf,
  lotRow,
  MOVE_COLUMNS,
  moveOf,
  moveRow,
} from "#adapters/postgres/lot-rows.ts";
import { insertMany } from "#adapters/postgres/many-rows.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import { addedUp } from "#core/egg-book/week-sum.ts";

const TABLES = ["egg_lot", "egg_move", "egg_week"] as const;

export const loadEggs = async (access: Access): Promise<NonNullable<FarmRecords["eggBook"]>> => {
  const { db } = access;
  const lots = await db
    .selectFrom("egg_lot")
    .select(LOT_COLUMNS)
    .orderBy("booked")
    .orderBy("id")
    .execute();
  const moves = await db.selectFrom("egg_move").select(MOVE_COLUMNS).orderBy("place").execute();
  const weeks = await db
    .selectFrom("egg_week")
    .selectAll()
    .orderBy("week")
    .orderBy("category")
    .orderBy("kind")
    .execute();
  return {
    settings: await bookRecords(access).load(),
    lots: lots.map(lotOf),
    weeks,
    moves: moves.map(moveOf),
  };
};

/** A file of before the book closes it and leaves it empty: nothing would explain the stock that comes with it. */
export const saveEggs = async (access: Access, book: FarmRecords["eggBook"]): Promise<void> => {
  const { db } = access;
  for (const table of TABLES) await db.deleteFrom(table).execute();
  const settings = bookRecords(access);
  await settings.save(book?.settings ?? { ...(await settings.load()), isOpen: false });
  await insertMany(db, "egg_lot", (book?.lots ?? []).map(lotRow));
  await insertMany(db, "egg_move", (book?.moves ?? []).map(moveRow));
  await insertMany(db, "egg_week", addedUp(book?.weeks ?? []));
  for (const topic of ["lots", "moves"] as const) await access.write(topic, async () => true);
};
