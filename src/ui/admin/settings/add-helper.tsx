import { type FormEvent, useState } from "react";
import {
  type AddedHelper,
  type AddHelperRefusal,
  MOST_LETTERS_OF_A_NAME,
} from "#core/session/helpers.ts";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import { useAddHelper } from "#ui/admin/settings/people-queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";

const ERRORS: Readonly<Record<AddHelperRefusal["kind"], string>> = {
  "no-name": "Please enter a name.",
  "too-long": `Please use at most ${MOST_LETTERS_OF_A_NAME} letters.`,
  "name-taken":
    "There is a helper of this name. For a new password remove them, and add them again.",
  "kept-by-the-build": "In one browser there are no helpers.",
};

export const AddHelper = ({ onAdded }: { readonly onAdded: (added: AddedHelper) => void }) => {
  const guarded = useHalfTyped({ name: "helper", what: "a helper who isn't added" });
  const [error, setError] = useState<string>();
  const add = useAddHelper();

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("helper") ?? "");
    add.mutate(name, {
      onSuccess: (answer) => {
        showFault(form, () => setError(answer.ok ? undefined : ERRORS[answer.refusal.kind]));
        if (!answer.ok) return;
        form.reset();
        onAdded(answer.value);
      },
    });
  };

  return (
    <form ref={guarded} noValidate aria-label="A new helper" onSubmit={send}>
      <Field
        label="Add a helper"
        name="helper"
        autoComplete="off"
        hint="Their name. The shop makes a password for them."
        error={error}
      />
      <SubmitButton
        variant="secondary"
        sent={[add]}
        aria-busy={add.isPending}
        disabled={add.isPending}
      >
        Add
      </SubmitButton>
    </form>
  );
};
