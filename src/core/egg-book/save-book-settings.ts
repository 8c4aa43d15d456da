import { type BookSettings, type EggDates, isEggDays } from "#core/egg-book/book-settings.ts";
import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";

export interface BookSettingsEdit extends EggDates {
  /** Optimistic locking: the version that the edit was made from. */
  readonly version: Version;
}

export type BookSettingsRefusal =
  | { readonly kind: "bad-days" }
  | { readonly kind: "settings-changed"; readonly stored: BookSettings; readonly version: Version };

export const saveBookSettings =
  (deps: BookDeps) =>
  async ({
    version,
    bestBeforeDays,
    handOverDays,
  }: BookSettingsEdit): Promise<Result<null, BookSettingsRefusal>> => {
    const { bookSettings } = deps;
    if (!isEggDays(bestBeforeDays) || !isEggDays(handOverDays)) return refuse({ kind: "bad-days" });
    const now = await bookSettings.version();
    const stored = await bookSettings.load();
    if (now !== version) return refuse({ kind: "settings-changed", stored, version: now });
    const save = async () =>
      bookSettings.save({ ...(await bookSettings.load()), bestBeforeDays, handOverDays });
    await keepBook(deps)<null>(
      async () => {
        await save();
        return null;
      },
      async (book) => {
        await save();
        const { settings } = book;
        return [{ ...book, settings: { ...settings, bestBeforeDays, handOverDays } }, null];
      },
    );
    return accept(null);
  };
