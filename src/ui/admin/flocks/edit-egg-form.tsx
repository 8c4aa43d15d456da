import type { CountNote } from "#core/care/count-note.ts";
import { type EggEntry, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { EggFields, eggsIn } from "#ui/admin/flocks/egg-fields.tsx";
import styles from "#ui/admin/flocks/egg-form.module.css";
import { EntryDate } from "#ui/admin/flocks/entry-date.tsx";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { NoteFields, noteIn } from "#ui/admin/flocks/note-fields.tsx";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { useUpdateEggs } from "#ui/admin/flocks/write-queries.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";

export const EDIT_EGGS = "edit eggs";

interface EditEggFormProps {
  readonly flock: FlockId;
  readonly entry: EggEntry;
  readonly note: CountNote | null;
  readonly onDone: () => void;
}

export const EditEggForm = ({ flock, entry, note, onDone }: EditEggFormProps) => (
  <EditForm
    name={EDIT_EGGS}
    title={`Edit the eggs of ${shortDay(entry.date)}`}
    loss="changes to an egg count"
    record={entry}
    command={useUpdateEggs()}
    read={(typed, before) => ({ flock, before, ...eggsIn(typed), ...(note && noteIn(typed)) })}
    inWords={({ date, counts }) => [
      shortDay(date),
      ...LOGGED_SIZES.map((size) => `${counts[size]} ${SIZE_NAMES[size]}`),
    ]}
    onDone={onDone}
  >
    {(refusal) => (
      <>
        <div className={styles.eggDay}>
          <EntryDate day={entry.date} refusal={refusal} />
        </div>
        <div className={styles.eggSizes}>
          <EggFields refusal={refusal} counts={entry.counts} />
        </div>
        {note && <NoteFields refusal={refusal} note={note} />}
      </>
    )}
  </EditForm>
);
