import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import { useAddHens } from "#ui/admin/flocks/care-queries.ts";
import { HenFields, hensIn } from "#ui/admin/flocks/hen-fields.tsx";

export const ADD_HENS = "Add Hens";

interface HenFormProps {
  readonly flock: FlockId;
  readonly today: Day;
  readonly fold: FormFold;
}

export const HenForm = ({ flock, today, fold }: HenFormProps) => {
  const command = useAddHens();
  return (
    <RecordForm
      name="hens"
      title={ADD_HENS}
      loss="a half-typed entry of hens"
      submit="Save Hens"
      command={command}
      fold={fold}
      isSecond
      read={(typed) => ({ flock, ...hensIn(typed) })}
    >
      {(refusal, button) => (
        <>
          <HenFields refusal={refusal} day={today} sentDay={command.variables?.date || today} />
          {button}
        </>
      )}
    </RecordForm>
  );
};
