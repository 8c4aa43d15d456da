import type { Insertable, Selectable } from "kysely";
import type { EggTables } from "#adapters/postgres/egg-tables.ts";
import { instantIn } from "#adapters/postgres/values.ts";
import type { EggMove } from "#core/egg-book/egg-move.ts";
import type { Lot } from "#core/egg-book/lot.ts";

/** Without the instants that are sorted and searched by, which take long to parse and which nobody reads. */
export const LOT_COLUMNS = [
  "id",
  "at",
  "source",
  "flock",
  "laid",
  "category",
  "eggs",
  "remaining",
] as const satisfies readonly (keyof EggTables["egg_lot"])[];

type LotRow = Pick<Selectable<EggTables["egg_lot"]>, (typeof LOT_COLUMNS)[number]>;

export const lotOf = (row: LotRow): Lot => ({
  id: row.id,
  at: row.at,
  from: row.source,
  flock: row.flock,
  laid: row.laid,
  category: row.category,
  eggs: row.eggs,
  left: row.remaining,
});

export const lotRow = ({ from, left, ...lot }: Lot): Insertable<EggTables["egg_lot"]> => ({
  ...lot,
  booked: instantIn(lot.at),
  source: from,
  remaining: left,
});

export const MOVE_COLUMNS = [
  "id",
  "at",
  "lot",
  "eggs",
  "kind",
  "order_id",
  "note",
  "undoes",
  "half",
] as const satisfies readonly (keyof EggTables["egg_move"])[];

type MoveRow = Pick<Selectable<EggTables["egg_move"]>, (typeof MOVE_COLUMNS)[number]>;

export const moveOf = (row: MoveRow): EggMove => ({
  id: row.id,
  at: row.at,
  lot: row.lot,
  eggs: row.eggs,
  kind: row.kind,
  ...(row.order_id && { order: row.order_id }),
  ...(row.note && { note: row.note }),
  ...(row.undoes && { undoes: row.undoes }),
  ...(row.half && { half: row.half }),
});

export const moveRow = (move: EggMove): Insertable<EggTables["egg_move"]> => ({
  id: move.id,
  at: move.at,
  moved: instantIn(move.at),
  lot: move.lot,
  eggs: move.eggs,
  kind: move.kind,
  order_id: move.order ?? "",
  note: move.note ?? "",
  undoes: move.undoes ?? "",
  half: move.half ?? "",
});
