import styles from "#ui/admin/editing/editing.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";

interface EditorHeadProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly changes: number;
  readonly sent: Sent;
  readonly onSave: () => void;
}

/** The head of an editor: what it edits, how much of it is not saved, and the button that saves. */
export const EditorHead = ({ id, title, subtitle, changes, sent, onSave }: EditorHeadProps) => (
  <header className={styles.editorHead}>
    <div>
      <h2 id={id}>{title}</h2>
      <p>{subtitle}</p>
    </div>
    <div className={styles.editorSave}>
      <span role="status">
        {changes > 0 && `${changes} unsaved ${changes === 1 ? "change" : "changes"}`}
      </span>
      <SavingButton sent={[sent]} onClick={onSave}>
        Save All Changes
      </SavingButton>
    </div>
  </header>
);
