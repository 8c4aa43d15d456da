import { type EmailFault, emailFault } from "#core/customers/typed-email.ts";

export const EMAIL_FAULTS: Readonly<Record<EmailFault, string>> = {
  "no-email": "Please enter an email address such as mabel@example.com.",
  "email-letters":
    "Our mail can't reach letters such as ö before the @. Please enter another address.",
  "email-domain":
    "This address has no ending such as .com after the @. Please enter one such as mabel@example.com.",
};

export const emailFaultText = (typed: string): string | undefined => {
  const why = emailFault(typed);
  return why ? EMAIL_FAULTS[why] : undefined;
};
