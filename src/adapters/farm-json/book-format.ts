import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { StoredId } from "#adapters/farm-json/stored-id.ts";
import { EggsOfOne } from "#adapters/farm-json/stored-number.ts";
import { hasStoredTexts } from "#adapters/farm-json/stored-text.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { type BookSettings, CLOSED_BOOK, isEggDays } from "#core/egg-book/book-settings.ts";
import { BACK_KINDS, type EggMove, OUT_KINDS } from "#core/egg-book/egg-move.ts";
import { isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

const Id = v.pipe(StoredId, v.nonEmpty());
const Day = v.pipe(v.string(), v.check(isDay));

const StoredMove = v.pipe(
  v.object({
    id: Id,
    at: v.string(),
    lot: Id,
    eggs: v.pipe(EggsOfOne, v.minValue(1)),
    kind: v.picklist([...OUT_KINDS, ...BACK_KINDS]),
    order: v.exactOptional(StoredId),
    note: v.exactOptional(v.string()),
    undoes: v.exactOptional(StoredId),
    half: v.exactOptional(v.picklist(DELIVERY_METHODS)),
  }),
  v.check(hasStoredTexts),
);

const EggDays = (otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.check(isEggDays)), otherwise);

/** An instant that can't be read is none. */
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

/** `{ isOpen, openedAt, countedAt, agedOn, bestBeforeDays, handOverDays }` */
export const bookFormat: DocumentFormat<BookSettings> = {
  topic: "bookSettings",
  initial: CLOSED_BOOK,
  read: (stored) => {
    const map = asMap(stored);
    const settings = v.safeParse(StoredSettings, map);
    return settings.success ? { value: settings.output, stored: map, skipped: 0 } : null;
  },
};

/** `[{ id, at, lot, eggs, kind, … }, …]`. */
export const movesFormat: DocumentFormat<readonly EggMove[]> = {
  topic: "moves",
  initial: [],
  read: (stored) => readList<EggMove>(StoredMove, stored),
};
