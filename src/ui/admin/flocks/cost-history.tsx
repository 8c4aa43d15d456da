import { useMemo } from "react";
import { type CostEntry, type Flock, type FlockId, latestFirst } from "#core/flocks/flock.ts";
import { formatPounds } from "#core/shared/money.ts";
import styles from "#ui/admin/admin.module.css";
import { DeleteButton } from "#ui/admin/flocks/delete-button.tsx";
import { EDIT_COST, EditCostForm } from "#ui/admin/flocks/edit-cost-form.tsx";
import { costTypeNameOf } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { EditButton } from "#ui/admin/lists/edit-button.tsx";
import listsStyles from "#ui/admin/lists/lists.module.css";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { useDeleteCost } from "#ui/shared/queries/flocks.ts";

interface HistoryProps {
  readonly id: FlockId;
  readonly flock: Flock;
}

const costRow = ({ date, type, description, amount }: CostEntry) => ({
  Date: date,
  Type: costTypeNameOf(type),
  Description: description,
  "Amount (GBP)": formatPounds(amount),
});

export const CostHistory = ({ id, flock }: HistoryProps) => {
  const editing = useRowEdit<CostEntry>(EDIT_COST);
  const remove = useDeleteCost();
  const costs = useMemo(() => latestFirst(flock.costs), [flock.costs]);
  return (
    <section ref={editing.ref} className={styles.adminCard}>
      <div className={listsStyles.listHead}>
        <h2>Cost History</h2>
        <CsvButton fileName={`flock-${id}-costs`} rows={() => costs.map(costRow)} />
      </div>
      {editing.edited && (
        <EditCostForm
          key={editing.edited.id}
          flock={id}
          cost={editing.edited}
          onDone={editing.done}
        />
      )}
      {costs.length === 0 ? (
        <p>No cost entries yet.</p>
      ) : (
        <VirtualTable
          caption="Cost History"
          rows={costs}
          keyOf={(cost) => cost.id}
          columns={[
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
            {
              key: "actions",
              title: "Actions",
              width: "14%",
              cell: (cost) => (
                <div className={listsStyles.rowActions}>
                  <EditButton
                    what={`Edit the cost of ${shortDay(cost.date)}`}
                    onEdit={() => editing.edit(cost)}
                  />
                  <DeleteButton
                    sent={remove}
                    what={`Delete the cost of ${shortDay(cost.date)}`}
                    onDelete={() => remove.mutate({ flock: id, id: cost.id })}
                  />
                </div>
              ),
            },
          ]}
        />
      )}
    </section>
  );
};
