import { bookFormat } from "#adapters/farm-json/book-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { storedSetting, storeSetting } from "#adapters/postgres/profile-records.ts";
import { bookVersion } from "#adapters/versions/version-of.ts";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import type { EggBookRepository } from "#ports/egg-book-repository.ts";

export const bookRecords = (access: Access): EggBookRepository => {
  const load = async () =>
    bookFormat.read(await storedSetting(access, "bookSettings"))?.value ?? CLOSED_BOOK;
  return {
    load,
    save: (book) =>
      storeSetting(access, "bookSettings", (before) => ({ ...asMap(before), ...book })),
    version: async () => bookVersion(await load()),
  };
};
