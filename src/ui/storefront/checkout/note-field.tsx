import { MOST_NOTE_LETTERS } from "#core/cart/note.ts";
import { TextArea } from "#ui/shared/parts/field.tsx";
import { Fold } from "#ui/shared/parts/fold.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import styles from "#ui/storefront/checkout/checkout.module.css";

const FEW_LETTERS = 20;

interface NoteFieldProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

export const NoteField = ({ note, onChange }: NoteFieldProps) => {
  const left = MOST_NOTE_LETTERS - note.length;
  return (
    <Fold title="Add a note for the farm" value={note.trim()} className={styles.note}>
      <TextArea
        label="Note for the farm (optional)"
        rows={3}
        maxLength={MOST_NOTE_LETTERS}
        value={note}
        onChange={(event) => onChange(event.target.value)}
        hint={`${note.length} of ${MOST_NOTE_LETTERS} letters`}
      />
      <span role="status" className={visuallyHiddenStyles.visuallyHidden}>
        {left <= FEW_LETTERS && `${left} letters left`}
      </span>
    </Fold>
  );
};
