import type { ShopContext } from "#core/command.ts";
import { type BookSettings, type EggDates, isEggDays } from "#core/ledger/book-settings.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface BookSettingsEdit extends EggDates {
  readonly version: Version;
}

export type BookSettingsRefusal =
  | { readonly kind: "bad-days" }
  | { readonly kind: "settings-changed"; readonly stored: BookSettings; readonly version: Version };

export const saveBookSettings =
  ({ bookSettings, inventory }: Pick<ShopRecords, "bookSettings"> & ShopContext) =>
  async ({
    version,
    bestBeforeDays,
    handOverDays,
  }: BookSettingsEdit): Promise<Result<null, BookSettingsRefusal>> => {
    if (!isEggDays(bestBeforeDays) || !isEggDays(handOverDays)) return refuse({ kind: "bad-days" });
    const now = await bookSettings.version();
    const stored = await bookSettings.load();
    if (now !== version) return refuse({ kind: "settings-changed", stored, version: now });
    await inventory.willChange();
    await bookSettings.save({ ...stored, bestBeforeDays, handOverDays });
    return accept(null);
  };
