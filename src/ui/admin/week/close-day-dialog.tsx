import type { ComingDay } from "#core/days/owners-days.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import {
  ClosingMethod,
  ClosingReason,
  closingIn,
  useClosing,
} from "#ui/admin/week/closing-fields.tsx";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";

interface CloseDayDialogProps extends ExceptionEditing {
  readonly methods: readonly ComingDay[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const CloseDayDialog = ({ methods, isOpen, onClose, ...editing }: CloseDayDialogProps) => {
  const day = methods[0]?.day ?? "";
  return (
    <AskDialog
      open={isOpen}
      title={`Close ${writtenDay(day)}?`}
      confirm="Close This Day"
      command={useClosing(editing)}
      input={(typed) => ({ first: day, last: day, ...closingIn(typed) })}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          <ClosingMethod />
          <ClosingReason refusal={refusal} />
        </>
      )}
    </AskDialog>
  );
};
