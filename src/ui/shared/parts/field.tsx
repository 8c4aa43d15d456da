import { type ComponentProps, useId } from "react";

interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  /** Why what was typed can't be taken; marks the field invalid. */
  readonly error?: string | undefined;
}

/** An input with its label above and its error below. */
export const Field = ({ label, error, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
      />
      {error && (
        <small id={`${id}-error`} className="field-error">
          {error}
        </small>
      )}
    </div>
  );
};
