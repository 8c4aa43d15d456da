import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "#ui/shared/parts/field.module.css";
import "#ui/shared/pico/field.scss";
import { spaced } from "#ui/shared/spaced.ts";

interface Words {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly below?: ReactNode;
}

type Naming = Pick<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby">;

interface LabelledProps extends Words {
  readonly children: (naming: Naming) => ReactNode;
}

const Labelled = ({ label, hint, error, below, children }: LabelledProps) => {
  const id = useId();
  const ids = spaced(hint ? `${id}-hint` : "", error && `${id}-error`);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(error && { "aria-invalid": true }),
        ...(ids && { "aria-describedby": ids }),
      })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} className={styles.fieldError}>
          {error}
        </small>
      )}
      {below}
    </div>
  );
};

export type FieldProps = ComponentProps<"input"> & Words;

export const Field = ({ label, hint, error, below, ...input }: FieldProps) => (
  <Labelled label={label} hint={hint} error={error} below={below}>
    {(naming) => <input {...input} {...naming} />}
  </Labelled>
);

export const TextArea = ({ label, hint, error, ...area }: ComponentProps<"textarea"> & Words) => (
  <Labelled label={label} hint={hint} error={error}>
    {(naming) => <textarea {...area} {...naming} />}
  </Labelled>
);
