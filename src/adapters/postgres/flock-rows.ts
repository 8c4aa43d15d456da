import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { CostEntry, EggEntry, FlockId } from "#core/flocks/flock.ts";

/** The cost of a row. */
export const costOf = ({
  id,
  day,
  type,
  amount,
  description,
}: Selectable<Tables["cost"]>): CostEntry => ({
  id,
  date: day,
  type,
  amount,
  description,
});

/** The egg count of a row. */
export const eggsOf = (row: Selectable<Tables["egg_count"]>): EggEntry => ({
  id: row.id,
  date: row.day,
  counts: {
    small: row.small,
    medium: row.medium,
    large: row.large,
    extraLarge: row.extra_large,
    doubleYolkers: row.double_yolkers,
  },
});

/** The row of a cost, but for its place. */
export const costRow = (
  flock: FlockId,
  { id, date, type, amount, description }: CostEntry,
): Omit<Insertable<Tables["cost"]>, "place"> => ({
  flock,
  id,
  day: date,
  type,
  amount,
  description,
});

/** The row of an egg count, but for its place. */
export const eggsRow = (
  flock: FlockId,
  { id, date, counts: { extraLarge, doubleYolkers, ...counts } }: EggEntry,
): Omit<Insertable<Tables["egg_count"]>, "place"> => ({
  flock,
  id,
  day: date,
  ...counts,
  extra_large: extraLarge,
  double_yolkers: doubleYolkers,
});
