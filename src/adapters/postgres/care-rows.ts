import type { Insertable, Selectable } from "kysely";
import type { CareTables } from "#adapters/postgres/care-tables.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { json } from "#adapters/postgres/values.ts";
import type { CountNote } from "#core/care/count-note.ts";
import type { HenEntry } from "#core/care/hens.ts";
import type { Medicine } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";

type Row<Name extends keyof CareTables> = Selectable<Tables[Name]>;
type NewRow<Name extends keyof CareTables> = Insertable<Tables[Name]>;

export const hensOf = ({ id, day, what, hens, weeks, note }: Row<"hen_move">): HenEntry => ({
  id,
  date: day,
  what,
  hens,
  weeks,
  note,
});

export const hensRow = (flock: FlockId, { date, ...entry }: HenEntry): NewRow<"hen_move"> => ({
  ...entry,
  flock,
  day: date,
});

export const medicineOf = (row: Row<"medicine">): Medicine => ({
  ...row.details,
  id: row.id,
  first: row.first_day,
  last: row.last_day,
  days: row.days,
});

export const medicineRow = (
  flock: FlockId,
  { id, first, last, days, ...details }: Medicine,
): NewRow<"medicine"> => ({
  flock,
  id,
  first_day: first,
  last_day: last,
  days,
  details: json(details),
});

export const countNoteOf = (row: Row<"count_note">): CountNote => ({
  cracked: row.cracked,
  kept: row.kept_size === null ? null : { size: row.kept_size, eggs: row.kept_eggs },
  at: row.at,
  isDeleted: row.is_deleted,
});

export const countNoteRow = (
  flock: FlockId,
  id: string,
  { cracked, kept, at, isDeleted }: CountNote,
): NewRow<"count_note"> => ({
  flock,
  id,
  cracked,
  kept_size: kept?.size ?? null,
  kept_eggs: kept?.eggs ?? 0,
  at,
  is_deleted: isDeleted,
});
