/** The privacy page, the daily copies and deploy/farmgate-backup.service go by it. */
export const KEPT_DAYS = 7;
