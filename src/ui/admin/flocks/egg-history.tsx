import { type EggEntry, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { EDIT_EGGS, EditEggForm } from "#ui/admin/flocks/edit-egg-form.tsx";
import { EntryHistory } from "#ui/admin/flocks/entry-history.tsx";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import type { Column } from "#ui/admin/lists/columns.ts";
import { useDeleteEggs } from "#ui/shared/queries/write-flocks.ts";

const COLUMNS: readonly Column<EggEntry, string>[] = [
  { key: "date", title: "Date", cell: ({ date }) => shortDay(date) },
  ...LOGGED_SIZES.map((size) => ({
    key: size,
    title: SIZE_NAMES[size],
    cell: ({ counts }: EggEntry) => counts[size],
  })),
];

interface EggHistoryProps {
  readonly id: FlockId;
  readonly eggs: readonly EggEntry[];
}

export const EggHistory = ({ id, eggs }: EggHistoryProps) => (
  <EntryHistory
    flock={id}
    entries={eggs}
    title="Egg Production History"
    item="the eggs"
    emptyText="No egg logs yet."
    columns={COLUMNS}
    fileName="eggs"
    csvRow={({ date, counts }) => ({
      Date: date,
      ...Object.fromEntries(LOGGED_SIZES.map((size) => [SIZE_NAMES[size], counts[size]])),
    })}
    editName={EDIT_EGGS}
    editForm={(entry, onDone) => (
      <EditEggForm key={entry.id} flock={id} entry={entry} onDone={onDone} />
    )}
    remove={useDeleteEggs()}
  />
);
