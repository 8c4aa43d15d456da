/** Must match the privacy page, the daily copies and deploy/farmgate-backup.service. */
export const KEPT_DAYS = 7;
