import { bookFormat } from "#adapters/farm-json/book-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { storedSetting, storeSetting } from "#adapters/postgres/profile-records.ts";
import { type BookSettings, CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import type { Singleton } from "#ports/singleton.ts";

export const bookRecords = (access: Access): Singleton<BookSettings> => {
  const load = async () =>
    bookFormat.read(await storedSetting(access, "bookSettings"))?.value ?? CLOSED_BOOK;
  return {
    load,
    save: (book) =>
      storeSetting(access, "bookSettings", (before) => ({ ...asMap(before), ...book })),
  };
};
