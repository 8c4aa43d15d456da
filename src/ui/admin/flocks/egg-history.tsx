import { useMemo } from "react";
import {
  type EggEntry,
  type Flock,
  type FlockId,
  LOGGED_SIZES,
  latestFirst,
} from "#core/flocks/flock.ts";
import styles from "#ui/admin/admin.module.css";
import { DeleteButton } from "#ui/admin/flocks/delete-button.tsx";
import { EDIT_EGGS, EditEggForm } from "#ui/admin/flocks/edit-egg-form.tsx";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { EditButton } from "#ui/admin/lists/edit-button.tsx";
import listsStyles from "#ui/admin/lists/lists.module.css";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { useDeleteEggs } from "#ui/shared/queries/flocks.ts";

interface HistoryProps {
  readonly id: FlockId;
  readonly flock: Flock;
}

const eggRow = ({ date, counts }: EggEntry) => ({
  Date: date,
  ...Object.fromEntries(LOGGED_SIZES.map((size) => [SIZE_NAMES[size], counts[size]])),
});

export const EggHistory = ({ id, flock }: HistoryProps) => {
  const editing = useRowEdit<EggEntry>(EDIT_EGGS);
  const remove = useDeleteEggs();
  const eggs = useMemo(() => latestFirst(flock.eggs), [flock.eggs]);
  return (
    <section ref={editing.ref} className={styles.adminCard}>
      <div className={listsStyles.listHead}>
        <h2>Egg Production History</h2>
        <CsvButton fileName={`flock-${id}-eggs`} rows={() => eggs.map(eggRow)} />
      </div>
      {editing.edited && (
        <EditEggForm
          key={editing.edited.id}
          flock={id}
          entry={editing.edited}
          onDone={editing.done}
        />
      )}
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
                <div className={listsStyles.rowActions}>
                  <EditButton
                    what={`Edit the eggs of ${shortDay(entry.date)}`}
                    onEdit={() => editing.edit(entry)}
                  />
                  <DeleteButton
                    sent={remove}
                    what={`Delete the eggs of ${shortDay(entry.date)}`}
                    onDelete={() => remove.mutate({ flock: id, id: entry.id })}
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
