import { type EmailFault, emailFault } from "#core/customers/typed-email.ts";

export const EMAIL_FAULTS: Readonly<Record<EmailFault, string>> = {
  "no-email": "Please enter an email address such as mabel@example.com.",
  "email-letters":
    "Mail can't reach an address with letters such as é or ö before the @. Please enter another one.",
  "email-domain":
    "This address has no ending such as .com after the @. Please enter one such as mabel@example.com.",
};

export const emailFaultText = (typed: string): string | undefined => {
  const why = emailFault(typed);
  return why ? EMAIL_FAULTS[why] : undefined;
};
