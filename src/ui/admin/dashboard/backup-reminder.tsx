import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { useBackupState } from "#ui/admin/backup/queries.ts";
import styles from "#ui/admin/dashboard/warnings.module.css";
import { formatDay, LONG_DAY } from "#ui/shared/dates.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

const Reminder = () => {
  const state = useBackupState();
  if (!state?.isDue) return null;
  return (
    <aside className={styles.warning} aria-label="Backup reminder">
      <p>{`${
        state.lastBackup
          ? `Your last backup is of ${formatDay(state.lastBackup, LONG_DAY)}.`
          : "There is no backup of this shop yet."
      } If this browser loses its records, they are gone.`}</p>
      <ButtonLink variant="secondary" size="sm" to={ADMIN_ROUTES.backup}>
        Make a backup
      </ButtonLink>
    </aside>
  );
};

export const BackupReminder = () => (useSetting().isShared ? null : <Reminder />);
