import { useMemo, useState } from "react";
import type { Medicine } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import styles from "#ui/admin/admin.module.css";
import { EDIT_MEDICINE, EditMedicineForm } from "#ui/admin/flocks/edit-medicine-form.tsx";
import { MEDICINE_COLUMNS, medicineRow } from "#ui/admin/flocks/medicine-texts.tsx";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { StrikeDialog } from "#ui/admin/flocks/strike-dialog.tsx";
import type { Column } from "#ui/admin/lists/columns.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { EditButton } from "#ui/admin/lists/edit-button.tsx";
import listsStyles from "#ui/admin/lists/lists.module.css";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { Button } from "#ui/shared/parts/button.tsx";

interface MedicineHistoryProps {
  readonly id: FlockId;
  readonly medicines: readonly Medicine[];
}

const latestGivenFirst = (medicines: readonly Medicine[]): readonly Medicine[] =>
  medicines.toSorted((a, b) => Number(a.first < b.first) - Number(a.first > b.first));

export const MedicineHistory = ({ id, medicines }: MedicineHistoryProps) => {
  const editing = useRowEdit<Medicine>(EDIT_MEDICINE);
  const [striking, setStriking] = useState<Medicine | null>(null);
  const latest = useMemo(() => latestGivenFirst(medicines), [medicines]);
  const actions: Column<Medicine, string> = {
    key: "actions",
    title: "Actions",
    width: "18%",
    stacked: "line",
    cell: (entry) => {
      const what = `${entry.medicine} of ${shortDay(entry.first)}`;
      return entry.struck ? null : (
        <div className={listsStyles.rowActions}>
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
    <section ref={editing.ref} className={styles.adminCard}>
      <div className={listsStyles.listHead}>
        <h2>Medicine</h2>
        <CsvButton fileName={`flock-${id}-medicine`} rows={() => latest.map(medicineRow)} />
      </div>
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
        <VirtualTable
          caption="Medicine"
          rows={latest}
          keyOf={(entry) => entry.id}
          columns={[...MEDICINE_COLUMNS, actions]}
        />
      )}
      {striking && <StrikeDialog flock={id} entry={striking} onClose={() => setStriking(null)} />}
    </section>
  );
};
