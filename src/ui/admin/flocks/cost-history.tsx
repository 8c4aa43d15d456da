import type { CostEntry, FlockId } from "#core/flocks/flock.ts";
import { formatPounds } from "#core/shared/money.ts";
import { EDIT_COST, EditCostForm } from "#ui/admin/flocks/edit-cost-form.tsx";
import { EntryHistory } from "#ui/admin/flocks/entry-history.tsx";
import { costTypeNameOf } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { useDeleteCost } from "#ui/admin/flocks/write-queries.ts";
import type { Column } from "#ui/admin/lists/columns.ts";
import { formatGbp } from "#ui/shared/money.ts";

const COLUMNS: readonly Column<CostEntry, string>[] = [
  { key: "date", title: "Date", width: "14%", cell: ({ date }) => shortDay(date) },
  {
    key: "type",
    title: "Type",
    width: "18%",
    stacked: "half",
    cell: ({ type }) => costTypeNameOf(type),
  },
  {
    key: "description",
    title: "Description",
    stacked: "line",
    cell: ({ description }) => description,
  },
  {
    key: "amount",
    title: "Amount",
    width: "18%",
    stacked: "half",
    cell: ({ amount }) => formatGbp(amount),
  },
];

interface CostHistoryProps {
  readonly id: FlockId;
  readonly costs: readonly CostEntry[];
}

export const CostHistory = ({ id, costs }: CostHistoryProps) => (
  <EntryHistory
    flock={id}
    entries={costs}
    title="Cost History"
    item="the cost"
    emptyText="No cost entries yet."
    columns={COLUMNS}
    actionsWidth="14%"
    fileName="costs"
    csvRow={({ date, type, description, amount }) => ({
      Date: date,
      Type: costTypeNameOf(type),
      Description: description,
      "Amount (GBP)": formatPounds(amount),
    })}
    editName={EDIT_COST}
    editForm={(cost, onDone) => (
      <EditCostForm key={cost.id} flock={id} cost={cost} onDone={onDone} />
    )}
    remove={useDeleteCost()}
  />
);
