import { type FormEvent, useId, useState } from "react";
import type { ComingDay } from "#core/days/owners-days.ts";
import {
  type DaysToClose,
  type ExceptionRefusal,
  MOST_REASON_LETTERS,
} from "#core/planning/edit-exceptions.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { typedInto } from "#ui/admin/editing/typed.ts";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { asking } from "#ui/admin/week/asked-orders.ts";
import { closedBy } from "#ui/admin/week/closed-by.ts";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import {
  FOR_METHODS,
  isBadField,
  methodName,
  REASON_FAULT,
} from "#ui/admin/week/exception-texts.ts";
import { useCloseDays } from "#ui/admin/week/queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

interface CloseDayDialogProps extends ExceptionEditing {
  readonly methods: readonly ComingDay[];
  /** Not while it is asked about orders: what was typed stays until then. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const CloseDayDialog = ({
  methods,
  state: { week },
  ask,
  isOpen,
  onClose,
}: CloseDayDialogProps) => {
  const id = useId();
  const [refusal, setRefusal] = useState<ExceptionRefusal>();
  const command = useCloseDays();
  const close = asking(command, (days) => closedBy(week, days), ask);
  const day = methods[0]?.day ?? "";
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedInto(form);
    const method = typed("method") as DaysToClose["method"];
    close.mutate(
      { first: day, last: day, method, reason: typed("reason") },
      {
        onSuccess: (answer) => {
          if (answer.ok) {
            onClose();
            return;
          }
          const { refusal: found } = answer;
          showFault(form, () => setRefusal(found));
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={`Close ${writtenDay(day)}?`}
      confirm="Close This Day"
      sent={command}
      isHeld
      form={id}
      onClose={onClose}
    >
      <form ref={closeBehind} id={id} noValidate onSubmit={send}>
        <SelectField label="For" name="method" options={FOR_METHODS} nameOf={methodName} />
        <Field
          name="reason"
          label="Reason"
          autoComplete="off"
          maxLength={MOST_REASON_LETTERS}
          hint="Customers read it: Boxing Day."
          error={isBadField(refusal, "reason") ? REASON_FAULT : undefined}
        />
      </form>
    </ConfirmDialog>
  );
};
