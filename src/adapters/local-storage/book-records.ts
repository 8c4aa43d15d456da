import { bookFormat, movesFormat } from "#adapters/farm-json/book-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { listedLots, listedMoves } from "#adapters/farm-json/listed-lots.ts";
import { lotsFormat, lotsToJson } from "#adapters/farm-json/lots-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { bookVersion } from "#adapters/versions/version-of.ts";
import type { ShopRecords } from "#ports/records.ts";

export const createBook = (
  documents: Documents,
  area: StorageArea,
): Pick<ShopRecords, "bookSettings" | "lots" | "moves"> => {
  const settings = () => documents.read(area, bookFormat);
  return {
    bookSettings: {
      load: async () => ({ ...settings().value }),
      save: async (book) =>
        documents.write(area, "bookSettings", { ...asMap(settings().stored), ...book }),
      version: async () => bookVersion(settings().value),
    },
    lots: listedLots({
      lots: () => frozen(documents.read(area, lotsFormat).value.lots),
      sums: () => frozen(documents.read(area, lotsFormat).value.weeks),
      keep: (lots, weeks) => {
        const { stored } = documents.read(area, lotsFormat);
        documents.write(area, "lots", { ...asMap(stored), ...lotsToJson({ lots, weeks }) });
      },
    }),
    moves: listedMoves({
      moves: () => frozen(documents.read(area, movesFormat).value),
      keep: (moves) => documents.write(area, "moves", moves),
    }),
  };
};
