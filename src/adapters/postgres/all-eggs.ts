import { bookFormat } from "#adapters/farm-json/book-format.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import { settingIn } from "#adapters/postgres/settings.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import { LOTS, WEEK_SUMS } from "#core/ledger/lots.ts";
import { MOVES } from "#core/ledger/moves.ts";
import { addedUp } from "#core/ledger/week-sum.ts";

const collections = (access: Access) =>
  ({
    lots: collectionIn(access, LOTS),
    weeks: collectionIn(access, WEEK_SUMS),
    moves: collectionIn(access, MOVES),
  }) as const;

export const loadEggs = async (access: Access): Promise<NonNullable<FarmRecords["eggBook"]>> => {
  const { lots, weeks, moves } = collections(access);
  return {
    settings: await settingIn(access, bookFormat).load(),
    lots: await lots.where({}),
    weeks: await weeks.where({}),
    moves: await moves.where({}),
  };
};

/** An older backup closes the book and leaves it empty: the stock in the file has no lots. */
export const saveEggs = async (access: Access, book: FarmRecords["eggBook"]): Promise<void> => {
  for (const table of ["egg_lot", "egg_move", "egg_week"] as const)
    await access.db.deleteFrom(table).execute();
  const settings = settingIn(access, bookFormat);
  await settings.save(book?.settings ?? { ...(await settings.load()), isOpen: false });
  const { lots, weeks, moves } = collections(access);
  await lots.add(book?.lots ?? []);
  await moves.add(book?.moves ?? []);
  await weeks.add(addedUp(book?.weeks ?? []));
  for (const topic of ["lots", "moves"] as const) await access.write(topic, async () => true);
};
