import type { HenEntry } from "#core/care/hens.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { useDeleteHens } from "#ui/admin/flocks/care-queries.ts";
import { EDIT_HENS, EditHensForm } from "#ui/admin/flocks/edit-hens-form.tsx";
import { EntryHistory } from "#ui/admin/flocks/entry-history.tsx";
import type { AddForms } from "#ui/admin/flocks/history.tsx";
import type { HistoryColumn } from "#ui/admin/flocks/history-table.tsx";
import { HEN_MOVE_NAMES } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";

const COLUMNS: readonly HistoryColumn<HenEntry>[] = [
  { key: "date", title: "Date", cell: ({ date }) => shortDay(date) },
  { key: "what", title: "What", cell: ({ what }) => HEN_MOVE_NAMES[what] },
  { key: "hens", title: "Hens", stacked: "named", isFigure: true, cell: ({ hens }) => hens },
  {
    key: "weeks",
    title: "Age in weeks",
    stacked: "named",
    isFigure: true,
    cell: ({ weeks }) => weeks,
  },
  { key: "note", title: "Note", stacked: "line", cell: ({ note }) => note },
];

interface HenHistoryProps extends AddForms {
  readonly id: FlockId;
  readonly hens: readonly HenEntry[];
}

export const HenHistory = ({ id, hens, ...adding }: HenHistoryProps) => (
  <EntryHistory
    {...adding}
    flock={id}
    entries={hens}
    title="Hens"
    item="the hens"
    emptyText="No hens yet."
    columns={COLUMNS}
    fileName="hens"
    csvRow={({ date, what, hens: number, weeks, note }) => ({
      Day: date,
      What: HEN_MOVE_NAMES[what],
      Hens: number,
      "Age in weeks": weeks ?? "",
      Note: note,
    })}
    inWords={({ date, what, hens: number }) =>
      `${shortDay(date)}: ${number} ${HEN_MOVE_NAMES[what].toLowerCase()}`
    }
    editName={EDIT_HENS}
    editForm={(entry, onDone) => (
      <EditHensForm key={entry.id} flock={id} entry={entry} onDone={onDone} />
    )}
    remove={useDeleteHens()}
  />
);
