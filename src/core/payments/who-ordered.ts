import { sameEmail } from "#core/customers/email-key.ts";
import type { Order } from "#core/orders/order.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { Payer } from "#core/payments/payment.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import { wordsOf } from "#core/shared/word-search.ts";

interface Agreed extends Pick<Agreement, "purchase"> {
  readonly typed?: TypedDetails | undefined;
}

const sameName = (one: string, other: string): boolean =>
  wordsOf(one).join() === wordsOf(other).join();

/** Mails go to what was typed, and else to the provider's account. */
export const emailOf = ({ typed }: Pick<Agreed, "typed">, { email }: Payer): string =>
  typed?.email ?? email;

const recipientOf = ({ typed, purchase }: Agreed, { name, shippingName }: Payer) => {
  if (typed?.recipient) return typed.recipient;
  const isKnown = typed?.name !== undefined || !purchase.needsDelivery || !shippingName;
  return isKnown || sameName(shippingName, name ?? "") ? undefined : shippingName;
};

/** The provider's account, as far as the customer is another. */
const payerBeside = ({ typed }: Agreed, { name, email }: Payer): Order["payer"] => {
  const isOtherName = name && typed?.name && !sameName(typed.name, name);
  const isOtherEmail = email && typed?.email && !sameEmail(typed.email, email);
  return isOtherName || isOtherEmail
    ? { ...(isOtherName && { name }), ...(isOtherEmail && { email }) }
    : undefined;
};

/** What the provider says fills what was not typed. */
export const whoOrdered = (
  agreed: Agreed,
  payer: Payer,
): Pick<Order, "customerName" | "customerEmail" | "phone" | "recipient" | "payer" | "address"> => {
  const { typed = {}, purchase } = agreed;
  const [name, phone] = [typed.name ?? payer.name, typed.phone ?? payer.phone];
  const [recipient, other] = [recipientOf(agreed, payer), payerBeside(agreed, payer)];
  return {
    customerEmail: emailOf(agreed, payer),
    ...(name && { customerName: name }),
    ...(phone && { phone }),
    ...(recipient && { recipient }),
    ...(other && { payer: other }),
    ...(purchase.needsDelivery && payer.address && { address: payer.address }),
  };
};
