import type * as v from "valibot";
import { lenientCode, lenientObject, lenientText } from "#adapters/paypal/shared/lenient-object.ts";
import type { Address } from "#core/orders/address.ts";
import type { Payer } from "#core/payments/payment.ts";

const Name = lenientObject({ given_name: lenientText(140), surname: lenientText(140) });
const Phone = lenientObject({ national_number: lenientText(32) });
const EMAIL = lenientText(254);
const LINE = lenientText(300);

export const PayerDto = lenientObject({
  name: Name,
  email_address: EMAIL,
  phone: lenientObject({ phone_number: Phone }),
});

export const PaymentSourceDto = lenientObject({
  paypal: lenientObject({ name: Name, email_address: EMAIL, phone_number: Phone }),
});

export const ShippingDto = lenientObject({
  name: lenientObject({ full_name: LINE }),
  address: lenientObject({
    address_line_1: LINE,
    address_line_2: LINE,
    admin_area_2: LINE,
    admin_area_1: LINE,
    postal_code: lenientText(60),
    country_code: lenientCode(2),
  }),
});

interface PayerParts {
  readonly payer: v.InferOutput<typeof PayerDto>;
  readonly source: v.InferOutput<typeof PaymentSourceDto>;
  readonly shipping: v.InferOutput<typeof ShippingDto>;
}

const addressOf = ({ address }: PayerParts["shipping"]): Address | null => {
  const { address_line_1, address_line_2, admin_area_2, admin_area_1 } = address;
  const lines = [address_line_1, address_line_2, admin_area_2, admin_area_1].filter(Boolean);
  if (lines.length === 0 && address.postal_code === "") return null;
  return { lines, postcode: address.postal_code, country: address.country_code };
};

export const payerOf = ({ payer, source: { paypal }, shipping }: PayerParts): Payer => {
  const givenName = payer.name.given_name || paypal.name.given_name;
  const surname = payer.name.surname || paypal.name.surname;
  const shippingName = shipping.name.full_name;
  const name = `${givenName} ${surname}`.trim() || shippingName;
  const phone = payer.phone.phone_number.national_number || paypal.phone_number.national_number;
  const address = addressOf(shipping);
  return {
    givenName,
    email: payer.email_address || paypal.email_address,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(shippingName !== name && shippingName && { shippingName }),
    address,
  };
};
