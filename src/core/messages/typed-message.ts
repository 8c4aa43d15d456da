import { type EmailFault, emailFault } from "#core/customers/typed-email.ts";

export interface TypedMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactRefusal =
  | { readonly kind: "invalid-email"; readonly why: EmailFault }
  | { readonly kind: "empty-message" };

export const messageFault = ({ email, message }: TypedMessage): ContactRefusal | null => {
  const why = emailFault(email);
  if (why) return { kind: "invalid-email", why };
  return message.trim() === "" ? { kind: "empty-message" } : null;
};
