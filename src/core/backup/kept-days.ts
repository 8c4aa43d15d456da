/**
 * Days that copies and backups are kept. The privacy page, the daily copies and deploy/farmgate-backup.service go by
 * it.
 */
export const KEPT_DAYS = 7;
