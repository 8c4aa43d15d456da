import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { MESSAGE } from "#ui/storefront/farm/queries.ts";

const tellUnsent = (email: string) =>
  notify({
    title: "Message Not Sent",
    text: `This form can't send anything yet. Please ring us or write to ${email}: what you have typed is still here.`,
    tone: "destructive",
  });

export const UnsentForm = () => {
  const farm = useFarm();
  return (
    <form
      ref={useKeptForm(MESSAGE).ref}
      data-typed={MESSAGE}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tellUnsent(farm.email);
      }}
    >
      <Field label="Name" name="name" autoComplete="name" />
      <EmailField label="Email" name="email" autoComplete="email" />
      <TextArea label="Message" name="message" rows={6} />
      <Button type="submit">Send Message</Button>
    </form>
  );
};
