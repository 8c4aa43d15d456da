import type { CostEntry, FlockId } from "#core/flocks/flock.ts";
import type { UpdateCostRefusal } from "#core/flocks/update-entry.ts";
import { useEdit } from "#ui/admin/editing/use-edit.ts";
import { CostFields } from "#ui/admin/flocks/cost-fields.tsx";
import { costTypeNameOf } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { useUpdateCost } from "#ui/shared/queries/flocks.ts";

export const EDIT_COST = "edit cost";

interface EditCostFormProps {
  readonly flock: FlockId;
  readonly cost: CostEntry;
  readonly onDone: () => void;
}

const inWords = ({ date, type, amount, description }: CostEntry): string =>
  [shortDay(date), costTypeNameOf(type), formatGbp(amount), description]
    .filter((text) => text !== "")
    .join(", ");

export const EditCostForm = ({ flock, cost, onDone }: EditCostFormProps) => {
  const update = useUpdateCost();
  const edit = useEdit<CostEntry, UpdateCostRefusal>(cost, onDone);

  const save = (typed: (name: string) => string): void =>
    update.mutate(
      {
        flock,
        before: edit.before,
        date: typed("date"),
        type: typed("type"),
        amount: typed("amount"),
        description: typed("description"),
      },
      { onSuccess: edit.onAnswer },
    );

  return (
    <EditForm
      name={EDIT_COST}
      row={edit.before}
      title={`Edit the cost of ${shortDay(cost.date)}`}
      loss="changes to a cost"
      storedNow={edit.storedNow && inWords(edit.storedNow)}
      sent={update}
      onSave={save}
      onCancel={onDone}
    >
      <CostFields refusal={edit.refusal} day={cost.date} cost={cost} />
    </EditForm>
  );
};
