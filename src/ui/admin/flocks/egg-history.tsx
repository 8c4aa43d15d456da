import { type CountNote, type CountNotes, NO_NOTE } from "#core/care/count-note.ts";
import type { Row } from "#core/export/row.ts";
import { type EggEntry, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { EDIT_EGGS, EditEggForm } from "#ui/admin/flocks/edit-egg-form.tsx";
import { EntryHistory } from "#ui/admin/flocks/entry-history.tsx";
import type { HistoryColumn } from "#ui/admin/flocks/history-table.tsx";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { useDeleteEggs } from "#ui/admin/flocks/write-queries.ts";

const COLUMNS: readonly HistoryColumn<EggEntry>[] = [
  { key: "date", title: "Date", cell: ({ date }) => shortDay(date) },
  ...LOGGED_SIZES.map((size) => ({
    key: size,
    title: SIZE_NAMES[size],
    stacked: "named" as const,
    isFigure: true,
    cell: ({ counts }: EggEntry) => counts[size],
  })),
];

const besideIn = ({ cracked, kept }: CountNote): string =>
  [
    cracked > 0 ? `${cracked} cracked` : "",
    kept ? `${kept.eggs} ${SIZE_NAMES[kept.size]} kept` : "",
  ]
    .filter(Boolean)
    .join(", ");

const besideColumn = (notes: CountNotes): HistoryColumn<EggEntry> => ({
  key: "beside",
  title: "Beside",
  cell: ({ id }) => besideIn(notes[id] ?? NO_NOTE),
});

const noteRow = ({ cracked, kept }: CountNote): Row => ({
  Cracked: cracked,
  Kept: kept?.eggs ?? 0,
  "Kept size": kept ? SIZE_NAMES[kept.size] : "",
});

interface EggHistoryProps {
  readonly id: FlockId;
  readonly eggs: readonly EggEntry[];
  readonly notes: CountNotes;
}

export const EggHistory = ({ id, eggs, notes }: EggHistoryProps) => {
  const hasNotes = Object.keys(notes).length > 0;
  return (
    <EntryHistory
      flock={id}
      entries={eggs}
      title="Egg Production History"
      item="the eggs"
      emptyText="No egg logs yet."
      columns={hasNotes ? [...COLUMNS, besideColumn(notes)] : COLUMNS}
      fileName="eggs"
      csvRow={({ id: count, date, counts }) => ({
        Day: date,
        ...Object.fromEntries(LOGGED_SIZES.map((size) => [SIZE_NAMES[size], counts[size]])),
        ...(hasNotes && noteRow(notes[count] ?? NO_NOTE)),
      })}
      editName={EDIT_EGGS}
      editForm={(entry, onDone) => (
        <EditEggForm
          key={entry.id}
          flock={id}
          entry={entry}
          note={hasNotes ? (notes[entry.id] ?? NO_NOTE) : null}
          onDone={onDone}
        />
      )}
      remove={useDeleteEggs()}
    />
  );
};
