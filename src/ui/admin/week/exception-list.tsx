import { useId, useRef } from "react";
import type { WeekException } from "#core/week/farm-week.ts";
import { asking } from "#ui/admin/week/asked-orders.ts";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import { daysInWords, exceptionInWords, exceptionsToCome } from "#ui/admin/week/exception-texts.ts";
import { useRemoveException } from "#ui/admin/week/queries.ts";
import styles from "#ui/admin/week/week.module.css";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface RowProps {
  readonly exception: WeekException;
  readonly onRemove: () => void;
}

const Row = ({ exception, onRemove }: RowProps) => {
  const id = useId();
  return (
    <li>
      <span id={id}>
        <strong>{daysInWords(exception)}</strong>
        <span>{`: ${exceptionInWords(exception)}`}</span>
      </span>
      <SavingButton variant="ghost" aria-describedby={id} onClick={onRemove}>
        Remove
      </SavingButton>
    </li>
  );
};

export const ExceptionList = ({ state: { week }, ask }: ExceptionEditing) => {
  const ref = useRef<HTMLUListElement>(null);
  const today = useToday();
  const command = useRemoveException();
  const remove = asking(
    command,
    ({ exception }) => ({
      ...week,
      exceptions: week.exceptions.filter((one) => one.id !== exception.id),
    }),
    ask,
  );
  const toCome = exceptionsToCome(week.exceptions, today);
  return (
    <>
      {toCome.length === 0 && <p>No days off and no added days are to come.</p>}
      <ul
        ref={ref}
        className={styles.exceptions}
        tabIndex={-1}
        aria-label="Days off and added days"
      >
        {toCome.map((exception) => (
          <Row
            key={exception.id}
            exception={exception}
            onRemove={() => {
              ref.current?.focus();
              remove.mutate({ exception }, { onSuccess: () => undefined });
            }}
          />
        ))}
      </ul>
      <NotReached sent={command} />
    </>
  );
};
