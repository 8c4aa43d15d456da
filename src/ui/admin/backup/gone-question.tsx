import { goneIn, type KindChange } from "#core/backup/comparison.ts";
import { KIND_NAMES } from "#ui/admin/backup/kind-names.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

interface GoneQuestionProps {
  readonly changes: readonly KindChange[];
  readonly isOpen: boolean;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

/** Asks before records are replaced by a file that doesn't have them all. */
export const GoneQuestion = ({ changes, isOpen, onReplace, onClose }: GoneQuestionProps) => {
  const gone = goneIn(changes);
  return (
    <Dialog
      open={isOpen}
      title={gone === 1 ? "1 record will be gone" : `${gone} records will be gone`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep them
          </Button>
          <SavingButton variant="destructive" onClick={onReplace}>
            Replace anyway
          </SavingButton>
        </>
      }
    >
      <p>The shop has them now, and the file doesn't:</p>
      <ul>
        {changes
          .filter(({ removed }) => removed > 0)
          .map(({ kind, removed }) => (
            <li key={kind}>
              {KIND_NAMES[kind]}: {removed}
            </li>
          ))}
      </ul>
      <p>A backup of all that is here now is downloaded first.</p>
    </Dialog>
  );
};
