import { frozen } from "#adapters/farm-json/frozen.ts";
import { lotsFormat, lotsToJson, type StoredLots } from "#adapters/farm-json/lots-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { PlaceIn } from "#adapters/local-storage/stored-place.ts";

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
