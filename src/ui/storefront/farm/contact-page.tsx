import { type FormEvent, useId } from "react";
import { Link } from "wouter";
import { FARM } from "#core/farm.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { ROUTES } from "#ui/shared/routes.ts";
import { EmailLink, PhoneLink } from "#ui/storefront/farm/farm-links.tsx";
import "#ui/storefront/farm/farm.css";

const refuseToSend = (event: FormEvent): void => {
  event.preventDefault();
  notify({
    title: "Message Not Sent",
    text: `This form can't send anything yet. Please ring us or write to ${FARM.email}: what you have typed is still here.`,
    tone: "destructive",
  });
};

export const ContactPage = () => {
  const messageId = useId();
  return (
    <Page title="Contact Us" className="wide">
      <div className="two-columns">
        <form noValidate onSubmit={refuseToSend}>
          <Field label="Name" name="name" autoComplete="name" />
          <Field label="Email" name="email" type="email" autoComplete="email" />
          <div className="field">
            <label htmlFor={messageId}>Message</label>
            <textarea id={messageId} name="message" rows={6} />
          </div>
          <Button type="submit">Send Message</Button>
        </form>
        <div>
          <h2>Talk to us</h2>
          <dl>
            <dt>Phone</dt>
            <dd>
              <PhoneLink />
            </dd>
            <dt>Email</dt>
            <dd>
              <EmailLink />
            </dd>
          </dl>
          <h2>Directions</h2>
          <p>{FARM.directions}</p>
          <Link to={ROUTES.findUs}>See the map</Link>
        </div>
      </div>
    </Page>
  );
};
