import type { ChangeEventHandler } from "react";
import type { Day } from "#core/shared/day.ts";
import { Field } from "#ui/shared/parts/field.tsx";

interface EntryDateProps {
  readonly day: Day;
  readonly refusal: { readonly kind: string } | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

export const EntryDate = ({ day, refusal, onChange }: EntryDateProps) => (
  <Field
    label="Date"
    name="date"
    type="date"
    defaultValue={day}
    error={refusal?.kind === "unlikely-day" ? "Please check the date." : undefined}
    onChange={onChange}
  />
);
