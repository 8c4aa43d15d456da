import type { FormEvent } from "react";
import { FARM } from "#core/farm.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";

const refuseToSend = (event: FormEvent): void => {
  event.preventDefault();
  notify({
    title: "Message Not Sent",
    text: `This form can't send anything yet. Please ring us or write to ${FARM.email}: what you have typed is still here.`,
    tone: "destructive",
  });
};

export const UnsentForm = () => (
  <form ref={useKeptForm("message").ref} noValidate onSubmit={refuseToSend}>
    <Field label="Name" name="name" autoComplete="name" />
    <Field label="Email" name="email" type="email" autoComplete="email" />
    <TextArea label="Message" name="message" rows={6} />
    <Button type="submit">Send Message</Button>
  </form>
);
