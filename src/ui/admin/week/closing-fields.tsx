import {
  type DaysToClose,
  type ExceptionRefusal,
  MOST_REASON_LETTERS,
} from "#core/planning/edit-exceptions.ts";
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
import type { Typed } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

export const useClosing = ({ state, ask }: ExceptionEditing) =>
  asking(useCloseDays(), (days) => closedBy(state.week, days), ask);

export const closingIn = (typed: Typed): Pick<DaysToClose, "method" | "reason"> => ({
  method: typed("method") as DaysToClose["method"],
  reason: typed("reason"),
});

export const ClosingMethod = () => (
  <SelectField label="For" name="method" options={FOR_METHODS} nameOf={methodName} />
);

export const ClosingReason = ({ refusal }: { readonly refusal: ExceptionRefusal | undefined }) => (
  <Field
    name="reason"
    label="Reason"
    autoComplete="off"
    maxLength={MOST_REASON_LETTERS}
    hint="Customers read it: Boxing Day."
    error={isBadField(refusal, "reason") ? REASON_FAULT : undefined}
  />
);
