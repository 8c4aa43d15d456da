import { type ReactNode, useMemo } from "react";
import type { Row } from "#core/export/row.ts";
import { latestFirst } from "#core/flocks/entries.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/admin.module.css";
import { DeleteButton } from "#ui/admin/flocks/delete-button.tsx";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import type { Column } from "#ui/admin/lists/columns.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { EditButton } from "#ui/admin/lists/edit-button.tsx";
import listsStyles from "#ui/admin/lists/lists.module.css";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import type { Sent } from "#ui/shared/queries/use-command.ts";

interface EntryHistoryProps<Entry> {
  readonly flock: FlockId;
  readonly entries: readonly Entry[];
  readonly title: string;
  readonly item: string;
  readonly emptyText: string;
  readonly columns: readonly Column<Entry, string>[];
  readonly actionsWidth?: string;
  readonly fileName: string;
  readonly csvRow: (entry: Entry) => Row;
  readonly editName: string;
  readonly editForm: (entry: Entry, onDone: () => void) => ReactNode;
  readonly remove: Sent & { mutate(entry: { flock: FlockId; id: string }): void };
}

export const EntryHistory = <Entry extends { readonly id: string; readonly date: Day }>({
  flock,
  entries,
  title,
  item,
  emptyText,
  columns,
  actionsWidth,
  fileName,
  csvRow,
  editName,
  editForm,
  remove,
}: EntryHistoryProps<Entry>) => {
  const isHelper = useIsHelper();
  const editing = useRowEdit<Entry>(editName);
  const latest = useMemo(() => latestFirst(entries), [entries]);
  const actions: Column<Entry, string> = {
    key: "actions",
    title: "Actions",
    ...(actionsWidth && { width: actionsWidth }),
    cell: (entry) => (
      <div className={listsStyles.rowActions}>
        <EditButton
          what={`Edit ${item} of ${shortDay(entry.date)}`}
          onEdit={() => editing.edit(entry)}
        />
        <DeleteButton
          sent={remove}
          what={`Delete ${item} of ${shortDay(entry.date)}`}
          onDelete={() => remove.mutate({ flock, id: entry.id })}
        />
      </div>
    ),
  };
  return (
    <section ref={editing.ref} className={styles.adminCard}>
      <div className={listsStyles.listHead}>
        <h2>{title}</h2>
        {!isHelper && (
          <CsvButton fileName={`flock-${flock}-${fileName}`} rows={() => latest.map(csvRow)} />
        )}
      </div>
      {editing.edited && editForm(editing.edited, editing.done)}
      {latest.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <VirtualTable
          caption={title}
          rows={latest}
          keyOf={({ id }) => id}
          columns={[...columns, actions]}
        />
      )}
    </section>
  );
};
