import {
  type CostEntry,
  type EggEntry,
  type Flock,
  type FlockId,
  LOGGED_SIZES,
  latestFirst,
} from "#core/flocks/flock.ts";
import { formatPounds } from "#core/shared/money.ts";
import { costTypeNameOf, SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { focusTable, VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { useDeleteCost, useDeleteEggs } from "#ui/shared/queries/flocks.ts";

interface TableProps {
  readonly id: FlockId;
  readonly flock: Flock;
}

const shortDay = (day: string): string => formatDay(day, "dd/MM/yy");

const DeleteButton = ({
  what,
  onDelete,
}: {
  readonly what: string;
  readonly onDelete: () => void;
}) => (
  <Button
    variant="ghost"
    size="sm"
    title={what}
    onClick={(event) => {
      focusTable(event.currentTarget);
      onDelete();
    }}
  >
    Delete
  </Button>
);

const costRow = ({ date, type, description, amount }: CostEntry) => ({
  Date: date,
  Type: costTypeNameOf(type),
  Description: description,
  "Amount (GBP)": formatPounds(amount),
});

const eggRow = ({ date, counts }: EggEntry) => ({
  Date: date,
  ...Object.fromEntries(LOGGED_SIZES.map((size) => [SIZE_NAMES[size], counts[size]])),
});

export const CostHistory = ({ id, flock }: TableProps) => {
  const remove = useDeleteCost();
  const costs = latestFirst(flock.costs);
  return (
    <section className="admin-card">
      <div className="list-head">
        <h2>Cost History</h2>
        <CsvButton fileName={`flock-${id}-costs`} rows={() => costs.map(costRow)} />
      </div>
      {costs.length === 0 ? (
        <p>No cost entries yet.</p>
      ) : (
        <VirtualTable
          caption="Cost History"
          rows={costs}
          keyOf={(cost) => cost.id}
          columns={[
            { key: "date", title: "Date", cell: ({ date }) => shortDay(date) },
            { key: "type", title: "Type", cell: ({ type }) => costTypeNameOf(type) },
            { key: "description", title: "Description", cell: ({ description }) => description },
            { key: "amount", title: "Amount", cell: ({ amount }) => formatGbp(amount) },
            {
              key: "actions",
              title: "Actions",
              cell: (cost) => (
                <DeleteButton
                  what={`Delete the cost of ${shortDay(cost.date)}`}
                  onDelete={() => remove.mutate({ flock: id, id: cost.id })}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
};

export const EggHistory = ({ id, flock }: TableProps) => {
  const remove = useDeleteEggs();
  const eggs = latestFirst(flock.eggs);
  return (
    <section className="admin-card">
      <div className="list-head">
        <h2>Egg Production History</h2>
        <CsvButton fileName={`flock-${id}-eggs`} rows={() => eggs.map(eggRow)} />
      </div>
      {eggs.length === 0 ? (
        <p>No egg logs yet.</p>
      ) : (
        <VirtualTable
          caption="Egg Production History"
          rows={eggs}
          keyOf={(entry) => entry.id}
          columns={[
            { key: "date", title: "Date", cell: ({ date }: EggEntry) => shortDay(date) },
            ...LOGGED_SIZES.map((size) => ({
              key: size as string,
              title: SIZE_NAMES[size],
              cell: ({ counts }: EggEntry) => counts[size],
            })),
            {
              key: "actions",
              title: "Actions",
              cell: (entry: EggEntry) => (
                <DeleteButton
                  what={`Delete the eggs of ${shortDay(entry.date)}`}
                  onDelete={() => remove.mutate({ flock: id, id: entry.id })}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
};
