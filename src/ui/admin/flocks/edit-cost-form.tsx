import type { CostEntry, FlockId } from "#core/flocks/flock.ts";
import { CostFields, costIn } from "#ui/admin/flocks/cost-fields.tsx";
import { costTypeNameOf } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { useUpdateCost } from "#ui/admin/flocks/write-queries.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";
import { formatGbp } from "#ui/shared/money.ts";

export const EDIT_COST = "edit cost";

interface EditCostFormProps {
  readonly flock: FlockId;
  readonly cost: CostEntry;
  readonly onDone: () => void;
}

export const EditCostForm = ({ flock, cost, onDone }: EditCostFormProps) => (
  <EditForm
    name={EDIT_COST}
    title={`Edit the cost of ${shortDay(cost.date)}`}
    loss="changes to a cost"
    record={cost}
    command={useUpdateCost()}
    read={(typed, before) => ({ flock, before, ...costIn(typed) })}
    inWords={({ date, type, amount, description }) => [
      shortDay(date),
      costTypeNameOf(type),
      formatGbp(amount),
      description,
    ]}
    onDone={onDone}
  >
    {(refusal) => <CostFields refusal={refusal} day={cost.date} cost={cost} />}
  </EditForm>
);
