import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { NO_COUNTS, type OwnCounts } from "#core/counting/own-counts.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import { isDay } from "#core/shared/day.ts";

const Eggs = v.fallback(v.pipe(v.number(), v.check(isEggCount)), 0);

const StoredCount = v.object({
  id: v.string(),
  flock: v.picklist(FLOCK_IDS),
  date: v.pipe(v.string(), v.check(isDay)),
  counts: v.object({
    small: Eggs,
    medium: Eggs,
    large: Eggs,
    extraLarge: Eggs,
    doubleYolkers: Eggs,
  }),
});

export const ownCountsFormat: DocumentFormat<OwnCounts> = {
  topic: "ownCounts",
  initial: NO_COUNTS,
  read: (stored) => {
    const { flock, counts } = asMap(stored) ?? {};
    const list = readList(StoredCount, counts);
    return (
      list && {
        ...list,
        value: { flock: typeof flock === "string" ? flock : "", counts: list.value },
        stored,
      }
    );
  },
};
