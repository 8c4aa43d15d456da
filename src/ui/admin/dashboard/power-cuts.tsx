import styles from "#ui/admin/dashboard/warnings.module.css";
import { useSetting } from "#ui/shared/setting.ts";

/** Warns the owner where the shop takes money and keeps its records in a folder. */
export const PowerCuts = () =>
  useSetting().fearsPowerCuts && (
    <p role="note" aria-label="Power cuts" className={styles.warning}>
      This shop keeps its records in a folder. They outlast a crash of the program, but a power cut
      may lose orders that were paid: set DATABASE_URL to a PostgreSQL.
    </p>
  );
