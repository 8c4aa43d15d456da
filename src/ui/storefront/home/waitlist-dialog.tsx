import { type FormEvent, useId, useState } from "react";
import { CATALOGUE, type CategoryId } from "#core/catalogue/catalogue.ts";
import { isEmail } from "#core/customers/email.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { EMAIL_FAULT, Field } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useJoinWaitlist } from "#ui/shared/queries/waitlist.ts";

/** What is said in a shop that can't write to anybody. */
export const sayNotImplemented = () =>
  notify({
    title: "Feature Not Implemented",
    text: "There is no waitlist yet. Please look in again soon: the hens are working on it.",
  });

interface WaitlistDialogProps {
  readonly category: CategoryId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks whom to tell when there are eggs of a category again. */
export const WaitlistDialog = ({ category, open, onClose }: WaitlistDialogProps) => {
  const formId = useId();
  const [hasFault, setFault] = useState(false);
  const kept = useKeptForm(`waitlist of ${category}`);
  const join = useJoinWaitlist(category, () => {
    kept.forget();
    onClose();
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email"));
    const isWell = isEmail(email);
    setFault(!isWell);
    if (!isWell) form.querySelector("input")?.focus();
    else if (!join.isPending) join.mutate(email);
  };

  return (
    <Dialog
      open={open}
      title="Join the waitlist"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SavingButton
            type="submit"
            sent={[join]}
            form={formId}
            aria-busy={join.isPending}
            disabled={join.isPending}
          >
            Tell Me
          </SavingButton>
        </>
      }
    >
      <form ref={kept.ref} id={formId} noValidate onSubmit={submit}>
        <p>
          We write to you once, when {CATALOGUE[category].name} are back, and then forget your
          address.
        </p>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          error={hasFault ? EMAIL_FAULT : undefined}
        />
      </form>
    </Dialog>
  );
};
