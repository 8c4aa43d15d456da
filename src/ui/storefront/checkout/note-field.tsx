import { MOST_NOTE_LETTERS } from "#core/cart/cart.ts";
import { TextArea } from "#ui/shared/parts/field.tsx";

/** From here on somebody who doesn't see the count is told it while typing. */
const FEW_LETTERS = 20;

interface NoteFieldProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** What the buyer says to the farm. */
export const NoteField = ({ note, onChange }: NoteFieldProps) => {
  const left = MOST_NOTE_LETTERS - note.length;
  return (
    <div className="note">
      <TextArea
        label="Note for the farm (optional)"
        rows={3}
        maxLength={MOST_NOTE_LETTERS}
        value={note}
        onChange={(event) => onChange(event.target.value)}
        hint={`${note.length} of ${MOST_NOTE_LETTERS} letters`}
      />
      <span role="status" className="visually-hidden">
        {left <= FEW_LETTERS && `${left} letters left`}
      </span>
    </div>
  );
};
