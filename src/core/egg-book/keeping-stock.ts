import { type BookDeps, caughtUp, keepBook } from "#core/egg-book/keep-book.ts";
import { saveInventory } from "#core/inventory/save-inventory.ts";
import type { StockEdit } from "#core/inventory/stock-edit.ts";
import type { SharedShop } from "#ports/ports.ts";

/** The inventory editor: what is typed becomes the stock, and the open book says that it was changed, or found. */
export const saveStock = (shared: SharedShop | null) => (deps: BookDeps) => {
  const save = saveInventory(shared)(deps);
  return (edits: readonly StockEdit[]) =>
    keepBook(shared, deps)<Awaited<ReturnType<typeof save>>>(
      () => save(edits),
      async (book) => {
        const saved = await save(edits);
        return [await caughtUp(deps, book), saved];
      },
    );
};
