import type { ShopContext } from "#core/command.ts";
import { type Book, broughtBack, withKnown, withLot } from "#core/egg-book/book.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { saveBook } from "#core/egg-book/save-book.ts";
import { type EggMove, OUT_KINDS, type OutKind } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export type UndoMovesRefusal = { readonly kind: "book-closed" } | { readonly kind: "move-gone" };

const WITH_ORDERS: readonly OutKind[] = ["packed", "gate"];

const UNDOABLE: readonly string[] = OUT_KINDS.filter((kind) => !WITH_ORDERS.includes(kind));

/** Moves of today without an order: an order's eggs come back with it. */
export const mayUndo = ({ kind, order, at }: EggMove, today: Day): boolean =>
  UNDOABLE.includes(kind) && order === undefined && todayAt(at) === today;

export const mayTakeBack = ({ from, at, left }: Lot, today: Day): boolean =>
  from === "found" && left > 0 && todayAt(at) === today;

const unfound = (book: Book, lot: Lot): Book =>
  withLot(book, { ...lot, eggs: lot.eggs - lot.left, left: 0 });

const undoneOne = async (
  { lots, moves }: Pick<ShopRecords, "lots" | "moves">,
  book: Book,
  id: string,
): Promise<Book | null> => {
  const [move] = await moves.withIds([id]);
  if (move) {
    const before = [...book.moves, ...(await moves.undoing([id]))];
    const isDone = before.some(({ undoes }) => undoes === id);
    if (isDone || !mayUndo(move, book.today)) return null;
    const known = withKnown(book, await lots.withIds([move.lot]));
    const { lot, eggs } = move;
    return broughtBack(known, [{ lot, eggs }], { kind: "undone", undoes: id });
  }
  const known = withKnown(book, await lots.withIds([id]));
  const found = known.lots.find((lot) => lot.id === id);
  return found && mayTakeBack(found, book.today) ? unfound(known, found) : null;
};

const undone = async (
  records: Pick<ShopRecords, "lots" | "moves">,
  book: Book,
  ids: readonly string[],
): Promise<Book | null> => {
  let after: Book | null = book;
  for (const id of ids) after = after && (await undoneOne(records, after, id));
  return after;
};

export const undoMoves =
  (deps: Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves"> & ShopContext) =>
  async (ids: readonly string[]): Promise<Result<null, UndoMovesRefusal>> => {
    const book = await loadBook(deps);
    if (!book) return refuse({ kind: "book-closed" });
    const after = await undone(deps, book, ids);
    if (!after) return refuse({ kind: "move-gone" });
    await saveBook(deps, book, after);
    return accept(null);
  };
