import type { CostEntry, FlockId } from "#core/flocks/flock.ts";
import { formatPounds } from "#core/shared/money.ts";
import { EDIT_COST, EditCostForm } from "#ui/admin/flocks/edit-cost-form.tsx";
import { EntryHistory } from "#ui/admin/flocks/entry-history.tsx";
import type { AddForms } from "#ui/admin/flocks/history.tsx";
import type { HistoryColumn } from "#ui/admin/flocks/history-table.tsx";
import { costTypeNameOf } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { useDeleteCost } from "#ui/admin/flocks/write-queries.ts";
import { formatGbp } from "#ui/shared/money.ts";

const COLUMNS: readonly HistoryColumn<CostEntry>[] = [
  { key: "date", title: "Date", cell: ({ date }) => shortDay(date) },
  { key: "type", title: "Type", cell: ({ type }) => costTypeNameOf(type) },
  { key: "description", title: "Description", cell: ({ description }) => description },
  {
    key: "amount",
    title: "Amount",
    stacked: "lead",
    isFigure: true,
    cell: ({ amount }) => formatGbp(amount),
  },
];

interface CostHistoryProps extends AddForms {
  readonly id: FlockId;
  readonly costs: readonly CostEntry[];
}

export const CostHistory = ({ id, costs, ...adding }: CostHistoryProps) => (
  <EntryHistory
    {...adding}
    flock={id}
    entries={costs}
    title="Cost History"
    item="the cost"
    emptyText="No cost entries yet."
    columns={COLUMNS}
    fileName="costs"
    csvRow={({ date, type, description, amount }) => ({
      Day: date,
      Type: costTypeNameOf(type),
      Description: description,
      "Amount (GBP)": formatPounds(amount),
    })}
    inWords={({ date, type, amount }) =>
      `${shortDay(date)}: ${costTypeNameOf(type)}, ${formatGbp(amount)}`
    }
    isShortOpen
    editName={EDIT_COST}
    editForm={(cost, onDone) => (
      <EditCostForm key={cost.id} flock={id} cost={cost} onDone={onDone} />
    )}
    remove={useDeleteCost()}
  />
);
