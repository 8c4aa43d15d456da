import { type OfMedicines, withheldOn } from "#core/care/medicine.ts";
import type { CommandContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import type { BookSettings } from "#core/egg-book/book-settings.ts";
import type { FitRules } from "#core/egg-book/withhold-eggs.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Whether eggs are withheld isn't stored with them: a medicine that is entered late, or struck out, counts at once. */
export const rulesOf = async (
  { care }: Pick<ShopRecords, "care">,
  { bestBeforeDays, handOverDays }: BookSettings,
): Promise<FitRules> => {
  const cares = new Map<string, OfMedicines>();
  for (const id of FLOCK_IDS) cares.set(id, await care.of(id));
  return {
    bestBeforeDays,
    handOverDays,
    isWithheld: (flock, laid) => {
      const own = cares.get(flock);
      return own !== undefined && withheldOn(own, laid) !== null;
    },
  };
};

/** Null while the book is closed. */
export const loadBook = async ({
  bookSettings,
  care,
  lots,
  now,
  newId,
}: Pick<ShopRecords, "bookSettings" | "care" | "lots"> & CommandContext): Promise<Book | null> => {
  const settings = await bookSettings.load();
  if (!settings.isOpen) return null;
  const rules = await rulesOf({ care }, settings);
  const today = todayAt(now);
  return { settings, rules, now, today, newId, lots: await lots.open(), moves: [] };
};
