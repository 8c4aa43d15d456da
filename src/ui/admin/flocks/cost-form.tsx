import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import { CostFields, costIn } from "#ui/admin/flocks/cost-fields.tsx";
import { useLogCost } from "#ui/admin/flocks/write-queries.ts";

export const CostForm = ({ flock, today }: { readonly flock: FlockId; readonly today: Day }) => (
  <RecordForm
    name="cost"
    title="Add Cost Entry"
    loss="a half-typed cost"
    submit="Add Cost"
    command={useLogCost()}
    read={(typed) => ({ flock, ...costIn(typed) })}
  >
    {(refusal, button) => (
      <>
        <CostFields refusal={refusal} day={today} />
        {button}
      </>
    )}
  </RecordForm>
);
