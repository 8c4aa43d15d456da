import { useId } from "react";
import { AddDayForm } from "#ui/admin/week/add-day-form.tsx";
import { CloseDaysForm } from "#ui/admin/week/close-days-form.tsx";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import { ExceptionList } from "#ui/admin/week/exception-list.tsx";
import styles from "#ui/admin/week/week.module.css";

export const DaysOff = (editing: ExceptionEditing) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>Days off and added days</h2>
      <ExceptionList {...editing} />
      <div className={styles.forms}>
        <CloseDaysForm {...editing} />
        <AddDayForm />
      </div>
    </section>
  );
};
