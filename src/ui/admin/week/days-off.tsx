import { useId } from "react";
import { AddDayForm } from "#ui/admin/week/add-day-form.tsx";
import { CloseDaysForm } from "#ui/admin/week/close-days-form.tsx";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import { ExceptionList } from "#ui/admin/week/exception-list.tsx";
import { exceptionsToCome } from "#ui/admin/week/exception-texts.ts";
import styles from "#ui/admin/week/week.module.css";
import { exceptionsInWords } from "#ui/admin/week/week-in-words.ts";
import { HeadedFold } from "#ui/shared/parts/fold.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

export const DaysOff = (editing: ExceptionEditing) => {
  const id = useId();
  const toCome = exceptionsToCome(editing.state.week.exceptions, useToday());
  return (
    <section aria-labelledby={id}>
      <HeadedFold title="Days off and added days" titleId={id} value={exceptionsInWords(toCome)}>
        <div className={styles.forms}>
          <ExceptionList {...editing} />
          <CloseDaysForm {...editing} />
          <AddDayForm />
        </div>
      </HeadedFold>
    </section>
  );
};
