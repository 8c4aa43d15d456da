import { type Book, takenOut } from "#core/egg-book/book.ts";
import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { weekSumsOf } from "#core/egg-book/week-sum.ts";
import { addDays } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import type { SharedShop } from "#ports/ports.ts";

const KEPT_DAYS = 200;
const AT_ONCE = 500;

/** What nobody took off the shelf in all that time isn't there any more. */
const withoutForgotten = (book: Book, before: string): Book => {
  const forgotten = book.lots.filter(({ laid, left }) => left > 0 && laid < before);
  const eggs = forgotten.map(({ id, left }) => ({ lot: id, eggs: left }));
  return takenOut(book, eggs, { kind: "old" });
};

/** Lots that are long finished are kept as sums: a recall goes no further back, and storage doesn't fill up. */
const foldOld = async (
  { lots, moves }: Pick<BookDeps, "lots" | "moves">,
  before: string,
): Promise<void> => {
  const old = await lots.finishedBefore(before, AT_ONCE);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  const sums = weekSumsOf(old, await moves.ofLots(ids));
  await moves.removeOfLots(ids);
  await lots.replaceBySums(ids, sums);
};

/** At midnight, eggs that are past their day leave the shelf. Idempotent: of each day it is done once. */
export const turnDay =
  (shared: SharedShop | null) => (deps: BookDeps) => async (): Promise<boolean> => {
    const today = todayAt(deps.now);
    const { isOpen, settledOn } = await deps.bookSettings.load();
    if (!isOpen || settledOn === today) return false;
    return keepBook(shared, deps)<boolean>(
      async () => false,
      async (book) => {
        const before = addDays(today, -KEPT_DAYS);
        await foldOld(deps, before);
        return [withoutForgotten(book, before), true];
      },
    );
  };
