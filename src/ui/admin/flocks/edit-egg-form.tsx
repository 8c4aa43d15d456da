import { type EggEntry, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import type { UpdateEggsRefusal } from "#core/flocks/update-entry.ts";
import { useEdit } from "#ui/admin/editing/use-edit.ts";
import { countsIn } from "#ui/admin/flocks/counts-in.ts";
import { EggFields } from "#ui/admin/flocks/egg-fields.tsx";
import styles from "#ui/admin/flocks/egg-form.module.css";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useUpdateEggs } from "#ui/shared/queries/flocks.ts";

export const EDIT_EGGS = "edit eggs";

interface EditEggFormProps {
  readonly flock: FlockId;
  readonly entry: EggEntry;
  readonly onDone: () => void;
}

const inWords = ({ date, counts }: EggEntry): string =>
  [shortDay(date), ...LOGGED_SIZES.map((size) => `${counts[size]} ${SIZE_NAMES[size]}`)].join(", ");

export const EditEggForm = ({ flock, entry, onDone }: EditEggFormProps) => {
  const update = useUpdateEggs();
  const edit = useEdit<EggEntry, UpdateEggsRefusal>(entry, onDone);

  const save = (typed: (name: string) => string): void =>
    update.mutate(
      { flock, before: edit.before, date: typed("date"), counts: countsIn(typed) },
      { onSuccess: edit.onAnswer },
    );

  return (
    <EditForm
      name={EDIT_EGGS}
      row={edit.before}
      title={`Edit the eggs of ${shortDay(entry.date)}`}
      loss="changes to an egg count"
      storedNow={edit.storedNow && inWords(edit.storedNow)}
      sent={update}
      onSave={save}
      onCancel={onDone}
    >
      <div className={styles.eggDay}>
        <Field
          label="Date"
          name="date"
          type="date"
          defaultValue={entry.date}
          error={edit.refusal?.kind === "unlikely-day" ? "Please check the date." : undefined}
        />
      </div>
      <div className={styles.eggSizes}>
        <EggFields refusal={edit.refusal} counts={entry.counts} />
      </div>
    </EditForm>
  );
};
