import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { todayAt } from "#core/shared/today.ts";

/** At midnight, eggs that are past their day leave the shelf. Idempotent: of each day it is done once. */
export const turnDay = (deps: BookDeps) => async (): Promise<boolean> => {
  const { isOpen, settledOn } = await deps.bookSettings.load();
  if (!isOpen || settledOn === todayAt(deps.now)) return false;
  return keepBook(deps)<boolean>(
    async () => false,
    async (book) => [book, true],
  );
};
