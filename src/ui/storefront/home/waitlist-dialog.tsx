import { type FormEvent, useId, useState } from "react";
import { type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { emailFaultText } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useJoinWaitlist } from "#ui/storefront/home/waitlist-queries.ts";

interface WaitlistDialogProps {
  readonly category: CategoryId;
  readonly open: boolean;
  readonly onClose: () => void;
}

export const WaitlistDialog = ({ category, open, onClose }: WaitlistDialogProps) => {
  const { name } = eggTypeIn(useFarm().eggs, category);
  const formId = useId();
  const [fault, setFault] = useState<string>();
  const kept = useKeptForm(`waitlist of ${category}`);
  const join = useJoinWaitlist(category, () => {
    kept.forget();
    onClose();
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = decodedAddress(String(new FormData(form).get("email")));
    const found = emailFaultText(email);
    showFault(form, () => setFault(found));
    if (!found && !join.isPending) join.mutate(email);
  };

  return (
    <ConfirmDialog
      open={open}
      title="Join the waitlist"
      confirm="Tell Me"
      variant="default"
      sent={join}
      form={formId}
      onClose={onClose}
    >
      <form ref={kept.ref} id={formId} noValidate onSubmit={submit}>
        <p>{`We write to you once, when ${name} are back, and then forget your address.`}</p>
        <EmailField label="Email" name="email" autoComplete="email" error={fault} />
      </form>
    </ConfirmDialog>
  );
};
