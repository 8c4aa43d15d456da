import { type FormEvent, useId, useState } from "react";
import type { EggEntry, FlockId } from "#core/flocks/flock.ts";
import type { LogEggsRefusal } from "#core/flocks/log-eggs.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import adminStyles from "#ui/admin/admin.module.css";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import { countsIn } from "#ui/admin/flocks/counts-in.ts";
import { EggFields } from "#ui/admin/flocks/egg-fields.tsx";
import styles from "#ui/admin/flocks/egg-form.module.css";
import { LastLogged } from "#ui/admin/flocks/last-logged.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { useLogEggs } from "#ui/shared/queries/flocks.ts";

interface EggFormProps {
  readonly flock: FlockId;
  readonly entries: readonly EggEntry[];
  readonly today: Day;
}

export const EggForm = ({ flock, entries, today }: EggFormProps) => {
  const titleId = useId();
  const log = useLogEggs();
  const guarded = useHalfTyped({ name: "eggs", what: "a half-typed egg count" });
  const [chosen, setChosen] = useState("");
  const [refusal, setRefusal] = useState<LogEggsRefusal>();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = (name: string): string => String(fields.get(name));
    log.mutate(
      { flock, date: typed("date"), counts: countsIn(typed) },
      {
        onSuccess: (answer) => {
          setRefusal(answer.ok ? undefined : answer.refusal);
          if (answer.ok) form.reset();
        },
      },
    );
  };

  return (
    <form
      ref={guarded}
      noValidate
      onSubmit={submit}
      onReset={() => setChosen("")}
      aria-labelledby={titleId}
      className={adminStyles.adminCard}
    >
      <h2 id={titleId}>Log Daily Egg Count</h2>
      <div className={styles.eggDay}>
        <Field
          label="Date"
          name="date"
          type="date"
          defaultValue={today}
          error={refusal?.kind === "unlikely-day" ? "Please check the date." : undefined}
          onChange={(event) => setChosen(event.target.value)}
        />
        <LastLogged entries={entries} day={isDay(chosen) ? chosen : today} today={today} />
      </div>
      <div className={styles.eggSizes}>
        <EggFields refusal={refusal} />
        <SubmitButton sent={[log]}>Log Eggs</SubmitButton>
      </div>
    </form>
  );
};
