import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import { useAddHens } from "#ui/admin/flocks/care-queries.ts";
import { HenFields, hensIn } from "#ui/admin/flocks/hen-fields.tsx";

export const HenForm = ({ flock, today }: { readonly flock: FlockId; readonly today: Day }) => {
  const command = useAddHens();
  return (
    <RecordForm
      name="hens"
      title="Add Hens"
      loss="a half-typed entry of hens"
      submit="Save Hens"
      command={command}
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
