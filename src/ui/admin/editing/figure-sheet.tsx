import { type ReactNode, useId } from "react";
import styles from "#ui/admin/editing/editing.module.css";
import { type EditorName, useUnsaved } from "#ui/admin/editing/unsaved-changes.ts";
import { notSaved } from "#ui/admin/editing/use-edit-over.ts";
import {
  type PendingEdit,
  type PendingEdits,
  type SeenFigure,
  usePendingEdits,
} from "#ui/admin/editing/use-pending-edits.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import type { FormCommand } from "#ui/shared/queries/use-command.ts";

interface FigureSheetProps<Sheet, Key extends string, Edit, Refusal extends { kind: string }> {
  readonly name: EditorName;
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Words at the title's right. */
  readonly note?: (sheet: Sheet) => string;
  readonly sheet: Sheet | undefined;
  readonly command: FormCommand<readonly Edit[], unknown, Refusal>;
  readonly editOf: (key: Key, pending: PendingEdit) => Edit | null;
  readonly conflictsIn: (refusal: Refusal) => readonly (readonly [Key, SeenFigure])[];
  readonly onSave?: (edits: readonly Edit[], save: () => void) => void;
  readonly children: (sheet: Sheet, pending: PendingEdits<Key>) => ReactNode;
}

export const FigureSheet = <Sheet, Key extends string, Edit, Refusal extends { kind: string }>({
  name,
  title,
  subtitle,
  note,
  sheet,
  command,
  editOf,
  conflictsIn,
  onSave = (_edits, save) => save(),
  children,
}: FigureSheetProps<Sheet, Key, Edit, Refusal>) => {
  const titleId = useId();
  const pending = usePendingEdits<Key>(name);
  const edits = [...pending.all]
    .map(([key, edit]) => editOf(key, edit))
    .filter((one) => one !== null);
  const count = pending.all.size;

  const save = (): void =>
    command.mutate(edits, {
      onSuccess: (answer) => {
        if (answer.ok) pending.saved(pending.all);
        else for (const [key, now] of conflictsIn(answer.refusal)) pending.rebase(key, now);
      },
    });
  const saveAll = (): void => onSave(edits, save);

  useUnsaved(name, { count, save: saveAll, sent: command });
  if (sheet === undefined) return <Loading what={`the ${name}`} count={2} />;

  return (
    <section aria-labelledby={titleId} className={styles.editor}>
      <header className={styles.editorHead}>
        <h2 id={titleId}>{title}</h2>
        {note && <span>{note(sheet)}</span>}
        <span role="status">{count > 0 && notSaved(count)}</span>
        <SavingButton
          variant={count > 0 ? "default" : "secondary"}
          aria-busy={command.isPending}
          sent={[command]}
          onClick={saveAll}
        >
          Save All Changes
        </SavingButton>
        <p>{subtitle}</p>
      </header>
      {children(sheet, pending)}
    </section>
  );
};
