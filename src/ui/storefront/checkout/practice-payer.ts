import { decodedAddress } from "#core/customers/decoded-domain.ts";
import { type EmailFault, emailFault } from "#core/customers/typed-email.ts";
import type { Address } from "#core/orders/address.ts";
import type { Payer } from "#core/payments/payment.ts";

const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? "").trim();

const emailIn = (form: HTMLFormElement): string => decodedAddress(textIn(form, "email"));

export const localPayer = (form: HTMLFormElement): Payer => {
  const name = textIn(form, "name");
  return { givenName: name, email: emailIn(form), ...(name && { name }) };
};

const addressIn = (form: HTMLFormElement): Address => ({
  lines: [textIn(form, "line"), textIn(form, "town")].filter((line) => line !== ""),
  postcode: textIn(form, "postcode").toUpperCase(),
  country: "GB",
});

export const sharedPayer = (form: HTMLFormElement, isDelivered: boolean): Payer => {
  const [name, phone] = [textIn(form, "name"), textIn(form, "phone")];
  return {
    givenName: name.split(/\s+/)[0] ?? "",
    email: emailIn(form),
    ...(name && { name }),
    ...(phone && { phone }),
    ...(isDelivered && { address: addressIn(form) }),
  };
};

export const hasEmail = (form: HTMLFormElement): boolean => emailIn(form) !== "";

export type PayerFault = EmailFault | "postcode";

export const payerFault = (form: HTMLFormElement, isDelivered: boolean): PayerFault | null => {
  const why = hasEmail(form) ? emailFault(emailIn(form)) : null;
  if (why) return why;
  return isDelivered && textIn(form, "postcode") === "" ? "postcode" : null;
};
