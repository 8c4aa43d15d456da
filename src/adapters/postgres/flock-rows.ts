import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { CostEntry, EggEntry, FlockId } from "#core/flocks/flock.ts";

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

export const costRow = (
  flock: FlockId,
  { date, id, type, amount, description }: CostEntry,
): Insertable<Tables["cost"]> => ({
  flock,
  day: date,
  id,
  type,
  amount,
  description,
});

export const eggCountRow = (
  flock: FlockId,
  { date, id, counts: { extraLarge, doubleYolkers, ...counts } }: EggEntry,
): Insertable<Tables["egg_count"]> => ({
  flock,
  day: date,
  id,
  ...counts,
  extra_large: extraLarge,
  double_yolkers: doubleYolkers,
});
