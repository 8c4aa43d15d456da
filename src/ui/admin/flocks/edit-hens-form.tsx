import type { HenEntry } from "#core/care/hens.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { useUpdateHens } from "#ui/admin/flocks/care-queries.ts";
import { HenFields, hensIn } from "#ui/admin/flocks/hen-fields.tsx";
import { HEN_MOVE_NAMES } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";

export const EDIT_HENS = "edit hens";

interface EditHensFormProps {
  readonly flock: FlockId;
  readonly entry: HenEntry;
  readonly onDone: () => void;
}

export const EditHensForm = ({ flock, entry, onDone }: EditHensFormProps) => {
  const command = useUpdateHens();
  return (
    <EditForm
      name={EDIT_HENS}
      title={`Edit the hens of ${shortDay(entry.date)}`}
      loss="changes to an entry of hens"
      record={entry}
      command={command}
      read={(typed, before) => ({ flock, before, ...hensIn(typed) })}
      inWords={({ date, what, hens, weeks, note }) => [
        shortDay(date),
        `${HEN_MOVE_NAMES[what]}: ${hens}`,
        weeks === null ? "" : `${weeks} weeks old`,
        note,
      ]}
      onDone={onDone}
    >
      {(refusal) => (
        <HenFields
          refusal={refusal}
          day={entry.date}
          sentDay={command.variables?.date || entry.date}
          entry={entry}
        />
      )}
    </EditForm>
  );
};
