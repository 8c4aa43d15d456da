import { type FormEvent, useRef, useState } from "react";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import { type ContactRefusal, messageFault } from "#core/messages/typed-message.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { EMAIL_FAULTS } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { BY_MAIL, CONTACT, MESSAGE, useContactFarm } from "#ui/storefront/farm/queries.ts";

const typedIn = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  const textOf = (name: string): string => String(fields.get(name));
  return {
    name: textOf("name"),
    email: decodedAddress(textOf("email")),
    message: textOf("message"),
  };
};

export const ContactForm = () => {
  const { ref, formRef } = useKeptForm(MESSAGE);
  const { sendsMail } = useSetting();
  const isSending = useRef(false);
  const [fault, setFault] = useState<ContactRefusal | null>(null);
  const contact = useContactFarm(() => formRef.current?.reset());

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const found = messageFault(typed);
    showFault(event.currentTarget, () => setFault(found));
    // A double press would write twice.
    if (found || isSending.current) return;
    isSending.current = true;
    contact.mutate(typed, {
      onSettled: () => {
        isSending.current = false;
      },
    });
  };

  return (
    <form ref={ref} data-typed={MESSAGE} noValidate onSubmit={send}>
      <Field label="Name" name="name" autoComplete="name" maxLength={300} />
      <EmailField
        label="Email"
        name="email"
        autoComplete="email"
        error={fault?.kind === "invalid-email" ? EMAIL_FAULTS[fault.why] : undefined}
      />
      <TextArea
        label="Message"
        name="message"
        rows={6}
        maxLength={10_000}
        error={fault?.kind === "empty-message" ? "Please write a message." : undefined}
      />
      <SavingButton
        type="submit"
        name="answer"
        value={sendsMail ? BY_MAIL : ""}
        data-deed={CONTACT.deed}
        sent={[contact]}
        aria-busy={contact.isPending}
        disabled={contact.isPending}
      >
        Send Message
      </SavingButton>
    </form>
  );
};
