import { type ReactNode, useMemo } from "react";
import type { Row } from "#core/export/row.ts";
import { latestFirst } from "#core/flocks/entries.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { DeleteButton } from "#ui/admin/flocks/delete-button.tsx";
import { type AddForms, History } from "#ui/admin/flocks/history.tsx";
import styles from "#ui/admin/flocks/history-table.module.css";
import { type HistoryColumn, HistoryTable } from "#ui/admin/flocks/history-table.tsx";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { EditButton } from "#ui/admin/lists/edit-button.tsx";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import type { Sent } from "#ui/shared/queries/use-command.ts";

interface EntryHistoryProps<Entry> extends AddForms {
  readonly flock: FlockId;
  readonly entries: readonly Entry[];
  readonly title: string;
  readonly item: string;
  readonly emptyText: string;
  readonly columns: readonly HistoryColumn<Entry>[];
  readonly fileName: string;
  readonly csvRow: (entry: Entry) => Row;
  /** An entry as the closed row says it, where a phone has the entries behind one. */
  readonly inWords?: (entry: Entry) => string;
  readonly isShortOpen?: boolean;
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
  fileName,
  csvRow,
  inWords,
  isShortOpen = false,
  editName,
  editForm,
  remove,
  ...adding
}: EntryHistoryProps<Entry>) => {
  const isHelper = useIsHelper();
  const editing = useRowEdit<Entry>(editName);
  const latest = useMemo(() => latestFirst(entries), [entries]);
  const [last] = latest;
  const actions: HistoryColumn<Entry> = {
    key: "actions",
    title: "Actions",
    cell: (entry) => (
      <div className={styles.actions}>
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
    <History
      {...adding}
      ref={editing.ref}
      title={title}
      folded={inWords && last && { count: latest.length, latest: inWords(last), isShortOpen }}
      isEdited={editing.edited !== null}
      foot={
        !isHelper &&
        latest.length > 0 && (
          <CsvButton fileName={`flock-${flock}-${fileName}`} rows={() => latest.map(csvRow)} />
        )
      }
    >
      {editing.edited && editForm(editing.edited, editing.done)}
      {latest.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <HistoryTable
          caption={title}
          rows={latest}
          keyOf={({ id }) => id}
          columns={[...columns, actions]}
        />
      )}
    </History>
  );
};
