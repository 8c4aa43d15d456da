import { bookFormat } from "#adapters/farm-json/book-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { lotsFormat, lotsToJson, type StoredLots } from "#adapters/farm-json/lots-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { PlaceIn } from "#adapters/local-storage/stored-place.ts";
import { bookSettingsIn } from "#core/ledger/kept-book-settings.ts";
import type { EggBookRepository } from "#ports/egg-book-repository.ts";

export const createBook = (documents: Documents, area: StorageArea): EggBookRepository => {
  const settings = () => documents.read(area, bookFormat);
  return bookSettingsIn({
    load: async () => ({ ...settings().value }),
    save: async (book) =>
      documents.write(area, "bookSettings", { ...asMap(settings().stored), ...book }),
  });
};

export const lotPlace =
  <Part extends keyof StoredLots>(part: Part): PlaceIn<StoredLots[Part][number]> =>
  (documents, area) => ({
    get: () => frozen(documents.read(area, lotsFormat).value[part]),
    set: (items) => {
      const { stored, value } = documents.read(area, lotsFormat);
      const next = { ...value, [part]: items };
      documents.write(area, lotsFormat.topic, { ...asMap(stored), ...lotsToJson(next) });
    },
  });
