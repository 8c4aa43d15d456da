import { useState } from "react";
import type { EggEntry, FlockId } from "#core/flocks/flock.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import { EggFields, eggsIn } from "#ui/admin/flocks/egg-fields.tsx";
import styles from "#ui/admin/flocks/egg-form.module.css";
import { EntryDate } from "#ui/admin/flocks/entry-date.tsx";
import { LastLogged } from "#ui/admin/flocks/last-logged.tsx";
import { useLogEggs } from "#ui/admin/flocks/write-queries.ts";

export const LOG_EGGS = "Log Daily Egg Count";

interface EggFormProps {
  readonly flock: FlockId;
  readonly entries: readonly EggEntry[];
  readonly today: Day;
  readonly fold: FormFold;
}

export const EggForm = ({ flock, entries, today, fold }: EggFormProps) => {
  const [chosen, setChosen] = useState("");
  return (
    <RecordForm
      name="eggs"
      title={LOG_EGGS}
      loss="a half-typed egg count"
      submit="Log Eggs"
      command={useLogEggs()}
      fold={fold}
      read={(typed) => ({ flock, ...eggsIn(typed) })}
      onReset={() => setChosen("")}
    >
      {(refusal, button) => (
        <>
          <div className={styles.eggDay}>
            <EntryDate
              day={today}
              refusal={refusal}
              onChange={(event) => setChosen(event.target.value)}
            />
            <LastLogged entries={entries} day={isDay(chosen) ? chosen : today} today={today} />
          </div>
          <div className={styles.eggSizes}>
            <EggFields refusal={refusal} />
            {button}
          </div>
        </>
      )}
    </RecordForm>
  );
};
