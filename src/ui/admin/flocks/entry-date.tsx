import { type ChangeEventHandler, type RefObject, useEffect, useRef, useState } from "react";
import type { Day } from "#core/shared/day.ts";
import { holdsTypedText } from "#ui/shared/forms/holds-typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";

/** An entry that is half typed at midnight keeps the day on which it was begun. */
const useImplied = (day: Day): readonly [Day, RefObject<HTMLInputElement | null>] => {
  const ref = useRef<HTMLInputElement>(null);
  const [implied, setImplied] = useState(day);
  useEffect(() => {
    const form = ref.current?.form;
    const follow = (): void => setImplied(day);
    if (!(form && holdsTypedText(form))) follow();
    form?.addEventListener("reset", follow);
    return () => form?.removeEventListener("reset", follow);
  }, [day]);
  return [implied, ref];
};

interface EntryDateProps {
  readonly day: Day;
  readonly refusal: { readonly kind: string } | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

export const EntryDate = ({ day, refusal, onChange }: EntryDateProps) => {
  const [implied, ref] = useImplied(day);
  return (
    <Field
      key={implied}
      ref={ref}
      label="Date"
      name="date"
      type="date"
      defaultValue={implied}
      error={refusal?.kind === "unlikely-day" ? "Please check the date." : undefined}
      onChange={onChange}
    />
  );
};
