import styles from "#ui/admin/editing/editing.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

interface EditorHeadProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly changes: number;
  readonly onSave: () => void;
}

/** The head of an editor: what it edits, how much of it is not saved, and the button that saves. */
export const EditorHead = ({ id, title, subtitle, changes, onSave }: EditorHeadProps) => (
  <header className={styles.editorHead}>
    <div>
      <h2 id={id}>{title}</h2>
      <p>{subtitle}</p>
    </div>
    <div className={styles.editorSave}>
      <span role="status">
        {changes > 0 && `${changes} unsaved ${changes === 1 ? "change" : "changes"}`}
      </span>
      <SavingButton onClick={onSave}>Save All Changes</SavingButton>
    </div>
  </header>
);
