import { goneIn, type KindChange } from "#core/backup/comparison.ts";
import { KIND_NAMES } from "#ui/admin/backup/kind-names.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";

interface GoneQuestionProps {
  readonly changes: readonly KindChange[];
  readonly isOpen: boolean;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

export const GoneQuestion = ({ changes, isOpen, onReplace, onClose }: GoneQuestionProps) => {
  const gone = goneIn(changes);
  return (
    <ConfirmDialog
      open={isOpen}
      title={gone === 1 ? "1 record will be gone" : `${gone} records will be gone`}
      confirm="Replace anyway"
      cancel="Keep them"
      onConfirm={onReplace}
      onClose={onClose}
    >
      <p>The shop has them now, and the file doesn't:</p>
      <ul>
        {changes
          .filter(({ removed }) => removed > 0)
          .map(({ kind, removed }) => (
            <li key={kind}>{`${KIND_NAMES[kind]}: ${removed}`}</li>
          ))}
      </ul>
      <p>
        A backup of all that is here now is downloaded first, and you are asked whether it is there.
      </p>
    </ConfirmDialog>
  );
};
