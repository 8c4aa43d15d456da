import { useId, useRef } from "react";
import type { WeekException } from "#core/week/farm-week.ts";
import { asking } from "#ui/admin/week/asked-orders.ts";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import { daysInWords, exceptionInWords } from "#ui/admin/week/exception-texts.ts";
import { useRemoveException } from "#ui/admin/week/queries.ts";
import styles from "#ui/admin/week/week.module.css";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const firstDay = (one: WeekException): string => (one.kind === "added" ? one.day : one.first);
const lastDay = (one: WeekException): string => (one.kind === "added" ? one.day : one.last);

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
      <SavingButton variant="secondary" size="sm" aria-describedby={id} onClick={onRemove}>
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
  const toCome = week.exceptions
    .filter((one) => lastDay(one) >= today)
    .toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1));
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
