import * as v from "valibot";
import type { DocumentFormat, SingletonFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { type BookSettings, CLOSED_BOOK, isEggDays } from "#core/ledger/book-settings.ts";
import { EggMove } from "#core/ledger/egg-move.ts";
import { isDay } from "#core/shared/day.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

const Day = v.pipe(v.string(), v.check(isDay));

const EggDays = (otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.check(isEggDays)), otherwise);

const CountedAt = v.fallback(
  v.object(v.entriesFromList(CATEGORY_IDS, v.exactOptional(v.string()))),
  {},
);

const StoredSettings = v.pipe(
  v.object({
    isOpen: v.fallback(v.boolean(), false),
    openedAt: v.fallback(v.string(), ""),
    countedAt: v.optional(CountedAt, {}),
    agedOn: v.fallback(Day, ""),
    bestBeforeDays: EggDays(CLOSED_BOOK.bestBeforeDays),
    handOverDays: EggDays(CLOSED_BOOK.handOverDays),
  }),
  v.check(hasStoredTexts),
);

export const bookFormat: SingletonFormat<BookSettings> = {
  topic: "bookSettings",
  initial: CLOSED_BOOK,
  read: (stored) => {
    const map = asMap(stored);
    const settings = v.safeParse(StoredSettings, map);
    return settings.success ? { value: settings.output, stored: map, skipped: 0 } : null;
  },
  toStored: (book, before) => ({ ...asMap(before), ...book }),
};

export const movesFormat: DocumentFormat<readonly EggMove[]> = {
  topic: "moves",
  initial: [],
  read: (stored) => readList<EggMove>(EggMove, stored),
};
