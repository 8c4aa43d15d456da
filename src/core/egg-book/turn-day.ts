import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { todayAt } from "#core/shared/today.ts";
import type { SharedShop } from "#ports/ports.ts";

/** At midnight, eggs that are past their day leave the shelf. Idempotent: of each day it is done once. */
export const turnDay =
  (shared: SharedShop | null) => (deps: BookDeps) => async (): Promise<boolean> => {
    const { isOpen, settledOn } = await deps.bookSettings.load();
    if (!isOpen || settledOn === todayAt(deps.now)) return false;
    return keepBook(shared, deps)<boolean>(
      async () => false,
      async (book) => [book, true],
    );
  };
