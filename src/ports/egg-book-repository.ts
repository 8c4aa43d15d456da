import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { Version } from "#core/shared/version.ts";
import type { Singleton } from "#ports/singleton.ts";

export interface EggBookRepository extends Singleton<BookSettings> {
  version(): Promise<Version>;
}
