import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { accept, type Result } from "#core/shared/result.ts";

/** The stock and the book's history stay. */
export const closeBook = (deps: BookDeps) => async (): Promise<Result<null, never>> =>
  keepBook(deps)<Result<null, never>>(
    async () => accept(null),
    async (book) => {
      await deps.bookSettings.save({ ...book.settings, isOpen: false });
      return [book, accept(null)];
    },
  );
