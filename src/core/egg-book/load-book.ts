import { withheldBy } from "#core/care/withheld-eggs.ts";
import type { CommandContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import type { FitRules } from "#core/fefo/withhold-eggs.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** A late or struck medicine counts at once. Memoized: a dry run asks for each lot and order. */
export const rulesOf = async (
  { care }: Pick<ShopRecords, "care">,
  { bestBeforeDays, handOverDays }: BookSettings,
): Promise<FitRules> => {
  const given = await care.medicines();
  const known = new Map<string, boolean>();
  return {
    bestBeforeDays,
    handOverDays,
    isWithheld: (flock, laid) => {
      const key = `${flock} ${laid}`;
      const isWithheld = known.get(key) ?? withheldBy(given, flock, laid) !== null;
      known.set(key, isWithheld);
      return isWithheld;
    },
  };
};

type Deps = Pick<ShopRecords, "care" | "lots"> & CommandContext;

export const bookOf = async (
  { care, lots, now, newId }: Deps,
  settings: BookSettings,
): Promise<Book> => {
  const rules = await rulesOf({ care }, settings);
  const today = todayAt(now);
  return { settings, rules, now, today, newId, lots: await lots.open(), moves: [] };
};

export const loadBook = async (
  deps: Pick<ShopRecords, "bookSettings"> & Deps,
): Promise<Book | null> => {
  const settings = await deps.bookSettings.load();
  return settings.isOpen ? bookOf(deps, settings) : null;
};
