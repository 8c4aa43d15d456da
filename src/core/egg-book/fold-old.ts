import { type Book, takenOut } from "#core/egg-book/book.ts";
import { weekSumsOf } from "#core/ledger/week-sum.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { ShopRecords } from "#ports/records.ts";

const KEPT_DAYS = 200;
const AT_ONCE = 500;

/** Storage must not fill up; a recall goes no further back. */
const foldFinished = async (
  { lots, moves }: Pick<ShopRecords, "lots" | "moves">,
  before: string,
): Promise<void> => {
  const old = await lots.finishedBefore(before, AT_ONCE);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  const sums = weekSumsOf(old, await moves.ofLots(ids));
  await moves.removeOfLots(ids);
  await lots.remove(ids);
  await lots.addSums(sums);
};

const withoutForgotten = (book: Book, before: string): Book => {
  const forgotten = book.lots.filter(({ laid, left }) => left > 0 && laid < before);
  const eggs = forgotten.map(({ id, left }) => ({ lot: id, eggs: left }));
  return takenOut(book, eggs, { kind: "old" });
};

export const withOldFolded = async (
  records: Pick<ShopRecords, "lots" | "moves">,
  book: Book,
): Promise<Book> => {
  const before = addDays(book.today, -KEPT_DAYS);
  await foldFinished(records, before);
  return withoutForgotten(book, before);
};
