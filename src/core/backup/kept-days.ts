/**
 * For how many days copies and backups of all records are kept. The privacy page tells it, the daily copies go by it,
 * and so must deploy/farmgate-backup.service.
 */
export const KEPT_DAYS = 7;
