import type { ListPlace } from "#adapters/collections/list-collection.ts";
import { bookFormat } from "#adapters/farm-json/book-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { lotsFormat, lotsToJson } from "#adapters/farm-json/lots-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { bookVersion } from "#adapters/versions/version-of.ts";
import type { EggBookRepository } from "#ports/egg-book-repository.ts";

export const createBook = (documents: Documents, area: StorageArea): EggBookRepository => {
  const settings = () => documents.read(area, bookFormat);
  return {
    load: async () => ({ ...settings().value }),
    save: async (book) =>
      documents.write(area, "bookSettings", { ...asMap(settings().stored), ...book }),
    version: async () => bookVersion(settings().value),
  };
};

export const lotPlace = (
  documents: Documents,
  area: StorageArea,
  part: "lots" | "weeks",
): ListPlace<object> => {
  const read = () => documents.read(area, lotsFormat);
  return {
    get: () => frozen<readonly object[]>(read().value[part]),
    set: (items) => {
      const { stored, value } = read();
      const next = { ...value, [part]: items };
      documents.write(area, "lots", { ...asMap(stored), ...lotsToJson(next) });
    },
  };
};
