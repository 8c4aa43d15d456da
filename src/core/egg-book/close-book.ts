import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { SharedShop } from "#ports/ports.ts";

/** The stock and the book's history stay. */
export const closeBook =
  (shared: SharedShop | null) => (deps: BookDeps) => async (): Promise<Result<null, never>> =>
    keepBook(shared, deps)<Result<null, never>>(
      async () => accept(null),
      async (book) => {
        await deps.bookSettings.save({ ...book.settings, isOpen: false });
        return [book, accept(null)];
      },
    );
