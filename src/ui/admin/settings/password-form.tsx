import { type FormEvent, useId, useState } from "react";
import type { ChangePasswordRefusal } from "#core/session/change-password.ts";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import { useChangePassword } from "#ui/admin/settings/people-queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";

type FieldName = "current" | "next" | "again";

interface FieldError {
  readonly field: FieldName;
  readonly text: string;
}

const ERRORS: Readonly<Record<ChangePasswordRefusal["kind"], FieldError>> = {
  "wrong-password": { field: "current", text: "The password you entered is incorrect." },
  "weak-password": { field: "next", text: "Please choose a longer password." },
  "different-passwords": { field: "again", text: "Please enter the same password twice." },
  "kept-by-the-build": { field: "current", text: "In one browser the password stays." },
};

const FIELDS = [
  { name: "current", label: "Current password", autoComplete: "current-password" },
  {
    name: "next",
    label: "New password",
    autoComplete: "new-password",
    hint: "Ten letters or more, and none that many people use.",
  },
  { name: "again", label: "New password again", autoComplete: "new-password" },
] as const;

const typedIn = (form: HTMLFormElement): Readonly<Record<FieldName, string>> => {
  const typed = new FormData(form);
  const textOf = (name: FieldName): string => String(typed.get(name) ?? "");
  return { current: textOf("current"), next: textOf("next"), again: textOf("again") };
};

export const PasswordForm = ({ others }: { readonly others: number }) => {
  const id = useId();
  const guarded = useHalfTyped({ name: "password", what: "a password that isn't saved" });
  const [error, setError] = useState<FieldError>();
  const change = useChangePassword();

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    change.mutate(
      { ...typedIn(form), others },
      {
        onSuccess: (answer) => {
          showFault(form, () => setError(answer.ok ? undefined : ERRORS[answer.refusal.kind]));
          if (answer.ok) form.reset();
        },
      },
    );
  };

  return (
    <form ref={guarded} noValidate aria-labelledby={id} onSubmit={send}>
      <h3 id={id}>Password</h3>
      <p>A new password logs out everybody but you.</p>
      {FIELDS.map((field) => (
        <Field
          key={field.name}
          {...field}
          type="password"
          error={error?.field === field.name ? error.text : undefined}
        />
      ))}
      <SubmitButton sent={[change]} aria-busy={change.isPending} disabled={change.isPending}>
        Save
      </SubmitButton>
    </form>
  );
};
