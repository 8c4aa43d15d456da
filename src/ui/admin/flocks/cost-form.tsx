import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import { CostFields, costIn } from "#ui/admin/flocks/cost-fields.tsx";
import { useLogCost } from "#ui/admin/flocks/write-queries.ts";

export const ADD_COST = "Add Cost Entry";

interface CostFormProps {
  readonly flock: FlockId;
  readonly today: Day;
  readonly fold: FormFold;
}

export const CostForm = ({ flock, today, fold }: CostFormProps) => (
  <RecordForm
    name="cost"
    title={ADD_COST}
    loss="a half-typed cost"
    submit="Add Cost"
    command={useLogCost()}
    fold={fold}
    isSecond
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
