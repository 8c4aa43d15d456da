import { canBeMailed } from "#core/customers/email.ts";

export interface TypedMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactRefusal =
  | { readonly kind: "invalid-email" }
  | { readonly kind: "empty-message" };

export const messageFault = ({ email, message }: TypedMessage): ContactRefusal | null => {
  if (!canBeMailed(email.trim())) return { kind: "invalid-email" };
  return message.trim() === "" ? { kind: "empty-message" } : null;
};
