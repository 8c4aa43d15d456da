import type { FarmRecords } from "#core/backup/farm-records.ts";
import type { Pence } from "#core/shared/money.ts";

/** What an archive can keep. Null where it has no such limit. */
export interface ArchiveLimits {
  /** The length of the JSON. */
  readonly characters: number | null;
  /** `figure`: of pounds or eggs. */
  readonly highest: { readonly figure: number; readonly price: Pence } | null;
  /** Whether it refuses a second record of one id, and a second customer of one e-mail. */
  readonly isUnique: boolean;
}

export interface Archive {
  readonly limits: ArchiveLimits;
  read(): Promise<FarmRecords>;
  /**
   * Replaces all records by these, which are within the limits, or none when it throws. A profile
   * or the care of flocks that they lack stays.
   */
  replace(records: FarmRecords): Promise<void>;
}
