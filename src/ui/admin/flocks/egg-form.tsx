import { type FormEvent, useId } from "react";
import { type FlockId, LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { SubmitButton } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useLogEggs } from "#ui/shared/queries/flocks.ts";

const countsIn = (fields: FormData) =>
  Object.fromEntries(LOGGED_SIZES.map((size) => [size, String(fields.get(size))])) as Record<
    LoggedSize,
    string
  >;

export const EggForm = ({ flock, today }: { readonly flock: FlockId; readonly today: Day }) => {
  const titleId = useId();
  const log = useLogEggs();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    log.mutate(
      { flock, date: String(fields.get("date")), counts: countsIn(fields) },
      { onSuccess: () => form.reset() },
    );
  };

  return (
    <form noValidate onSubmit={submit} aria-labelledby={titleId} className="admin-card">
      <h2 id={titleId}>Log Daily Egg Count</h2>
      <div className="form-row">
        <Field label="Date" name="date" type="date" defaultValue={today} />
        {LOGGED_SIZES.map((size) => (
          <Field
            key={size}
            label={SIZE_NAMES[size]}
            name={size}
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            defaultValue={0}
          />
        ))}
      </div>
      <SubmitButton>Log Eggs</SubmitButton>
    </form>
  );
};
