import { getBackup } from "#core/backup/get-backup.ts";
import { getRestorePreview } from "#core/backup/get-restore-preview.ts";
import { restoreBackup } from "#core/backup/restore-backup.ts";
import type { Calls } from "#core/shop/calls.ts";

export const backupOffice = ({ query, outside }: Calls) => ({
  getBackup: query(getBackup),
  getRestorePreview: query(getRestorePreview),
  restoreBackup: outside(restoreBackup),
});
