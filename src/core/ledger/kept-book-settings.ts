import type { BookSettings } from "#core/ledger/book-settings.ts";
import { type Version, versionOf } from "#core/shared/version.ts";
import type { EggBookRepository } from "#ports/egg-book-repository.ts";
import type { Singleton } from "#ports/singleton.ts";

export const bookVersion = ({ bestBeforeDays, handOverDays, isOpen }: BookSettings): Version =>
  versionOf([bestBeforeDays, handOverDays, isOpen]);

export const bookSettingsIn = (kept: Singleton<BookSettings>): EggBookRepository => ({
  ...kept,
  version: async () => bookVersion(await kept.load()),
});
