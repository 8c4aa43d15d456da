import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface BackupState {
  readonly lastBackup: string | null;
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
