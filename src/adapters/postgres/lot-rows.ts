import type { Insertable, Selectable } from "kysely";
import type { EggTables } from "#adapters/postgres/egg-tables.ts";
import { instantIn } from "#adapters/postgres/values.ts";
import type { EggMove } from "#core/egg-book/egg-move.ts";
import type { Lot } from "#core/egg-book/lot.ts";

export const lotOf = (row: Selectable<EggTables["egg_lot"]>): Lot => ({
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

export const moveOf = (row: Selectable<EggTables["egg_move"]>): EggMove => ({
  id: row.id,
  at: row.at,
  lot: row.lot,
  eggs: row.eggs,
  kind: row.kind,
  ...(row.order_id && { order: row.order_id }),
  ...(row.note && { note: row.note }),
  ...(row.amount !== null && { amount: row.amount }),
  ...(row.undoes && { undoes: row.undoes }),
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
  amount: move.amount ?? null,
  undoes: move.undoes ?? "",
});
