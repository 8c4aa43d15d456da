import { memorySingleton, type SlotOf } from "#adapters/memory/memory-list.ts";
import { bookVersion } from "#adapters/versions/version-of.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { EggBookRepository } from "#ports/egg-book-repository.ts";

export interface BookState {
  readonly bookSettings: BookSettings;
}

export const memoryBook = (slotOf: SlotOf<BookState>): EggBookRepository => ({
  ...memorySingleton(slotOf("bookSettings")),
  version: async () => bookVersion(slotOf("bookSettings").get()),
});
