import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "#ui/shared/parts/field.module.css";
import "#ui/shared/pico/field.scss";

/** Said at a field that holds no e-mail address. */
export const EMAIL_FAULT = "Please enter an email address such as mabel@example.com.";

interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  /** What is to be known of it beforehand. */
  readonly hint?: string;
  /** Why what was typed can't be taken; marks the field invalid. */
  readonly error?: string | undefined;
}

/** The ids of what is said at a field. */
const describedBy = (id: string, hint: unknown, error: unknown) => {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { ...(error ? { "aria-invalid": true } : {}), ...(ids && { "aria-describedby": ids }) };
};

/** An input with its label above, its hint and its error below. */
export const Field = ({ label, hint, error, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} {...describedBy(id, hint, error)} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} className={styles.fieldError}>
          {error}
        </small>
      )}
    </div>
  );
};

interface TextAreaProps extends ComponentProps<"textarea"> {
  readonly label: string;
  /** What is to be known of it beforehand. */
  readonly hint?: ReactNode;
  /** Why what was typed can't be taken; marks the field invalid. */
  readonly error?: string | undefined;
}

/** A field for several lines, with its label above, its hint and its error below. */
export const TextArea = ({ label, hint, error, ...area }: TextAreaProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} {...describedBy(id, hint, error)} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} className={styles.fieldError}>
          {error}
        </small>
      )}
    </div>
  );
};
