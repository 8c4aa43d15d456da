import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** How the backups of a shop in one browser stand. */
export interface BackupState {
  /** When the last was made, as an ISO 8601 instant; null for never. */
  readonly lastBackup: string | null;
  /** Whether it is a week since, or since the first record of a shop that has made none. */
  readonly isDue: boolean;
}

const DUE_AFTER_DAYS = 7;

interface Deps {
  readonly lastBackup: Pick<VisitorRecords["lastBackup"], "load">;
  readonly clock: Clock;
  readonly office: { hasRecordsUpTo(day: Day): Promise<boolean> };
}

export const getBackupState =
  ({ lastBackup, clock, office }: Deps) =>
  async (): Promise<BackupState> => {
    const last = (await lastBackup.load()) || null;
    const dueSince = addDays(todayOf(clock), -DUE_AFTER_DAYS);
    const made = last && dayOf(last);
    const isDue = made ? made <= dueSince : await office.hasRecordsUpTo(dueSince);
    return { lastBackup: last, isDue };
  };
