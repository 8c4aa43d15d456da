import styles from "#ui/admin/backup/backup.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

interface IsItThereProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onAgain: () => void;
}

/** A browser doesn't tell a page whether a file was saved, so the owner is asked. */
export const IsItThere = ({ name, onYes, onAgain }: IsItThereProps) => (
  <fieldset className={styles.asked}>
    <legend>Is the backup there?</legend>
    <p role="status">
      Your browser was given <strong>{name}</strong>. Please look among your downloads: the backup
      counts once you have seen it.
    </p>
    <div className={styles.backupButtons}>
      <Button onClick={onYes}>Yes, it is there</Button>
      <Button variant="secondary" onClick={onAgain}>
        No, download it again
      </Button>
    </div>
  </fieldset>
);
