import { useMemo, useState } from "react";
import type { Medicine } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { EDIT_MEDICINE, EditMedicineForm } from "#ui/admin/flocks/edit-medicine-form.tsx";
import { type AddForms, History } from "#ui/admin/flocks/history.tsx";
import styles from "#ui/admin/flocks/history-table.module.css";
import { type HistoryColumn, HistoryTable } from "#ui/admin/flocks/history-table.tsx";
import {
  MEDICINE_COLUMNS,
  medicineInWords,
  medicineRow,
} from "#ui/admin/flocks/medicine-texts.tsx";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { StrikeDialog } from "#ui/admin/flocks/strike-dialog.tsx";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { EditButton } from "#ui/admin/lists/edit-button.tsx";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface MedicineHistoryProps extends AddForms {
  readonly id: FlockId;
  readonly medicines: readonly Medicine[];
}

const latestGivenFirst = (medicines: readonly Medicine[]): readonly Medicine[] =>
  medicines.toSorted((a, b) => Number(a.first < b.first) - Number(a.first > b.first));

export const MedicineHistory = ({ id, medicines, ...adding }: MedicineHistoryProps) => {
  const editing = useRowEdit<Medicine>(EDIT_MEDICINE);
  const [striking, setStriking] = useState<Medicine | null>(null);
  const latest = useMemo(() => latestGivenFirst(medicines), [medicines]);
  const [last] = latest;
  const actions: HistoryColumn<Medicine> = {
    key: "actions",
    title: "Actions",
    cell: (entry) => {
      const what = `${entry.medicine} of ${shortDay(entry.first)}`;
      return entry.struck ? null : (
        <div className={styles.actions}>
          <EditButton what={`Edit ${what}`} onEdit={() => editing.edit(entry)} />
          <Button
            variant="ghost"
            size="sm"
            title={`Strike out ${what}`}
            onClick={() => setStriking(entry)}
          >
            Strike out…
          </Button>
        </div>
      );
    },
  };
  return (
    <History
      {...adding}
      ref={editing.ref}
      title="Medicine"
      folded={last && { count: latest.length, latest: medicineInWords(last) }}
      isEdited={editing.edited !== null}
      foot={
        latest.length > 0 && (
          <CsvButton fileName={`flock-${id}-medicine`} rows={() => latest.map(medicineRow)} />
        )
      }
    >
      {editing.edited && (
        <EditMedicineForm
          key={editing.edited.id}
          flock={id}
          entry={editing.edited}
          onDone={editing.done}
        />
      )}
      {latest.length === 0 ? (
        <p>No medicine has been given.</p>
      ) : (
        <HistoryTable
          caption="Medicine"
          rows={latest}
          keyOf={(entry) => entry.id}
          columns={[...MEDICINE_COLUMNS, actions]}
        />
      )}
      {striking && <StrikeDialog flock={id} entry={striking} onClose={() => setStriking(null)} />}
    </History>
  );
};
