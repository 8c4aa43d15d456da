import { isPhone } from "#core/customers/phone.ts";
import { emailFault } from "#core/customers/typed-email.ts";
import type { Farm } from "#core/farm.ts";
import {
  type DetailsField,
  DETAILS_FIELDS as FIELDS,
  type TypedDetails,
} from "#core/payments/typed-details.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export const MOST_DETAIL_LETTERS = { name: 100, phone: 40, recipient: 100 } as const;

export type DetailsRefusal =
  | { readonly kind: "phone-needed" }
  | { readonly kind: "bad-details"; readonly fields: readonly DetailsField[] };

type Asks = Pick<Farm, "askPhone">;

const IS_RIGHT: Readonly<Record<DetailsField, (text: string) => boolean>> = {
  name: ({ length }) => length <= MOST_DETAIL_LETTERS.name,
  email: (email) => emailFault(email) === null,
  phone: isPhone,
  recipient: ({ length }) => length <= MOST_DETAIL_LETTERS.recipient,
};

/** The fields that the farm asks an order for. */
export const fieldsAsked = ({ askPhone }: Asks, isDelivered: boolean): readonly DetailsField[] =>
  FIELDS.filter((field) => {
    if (field === "phone") return askPhone !== "no";
    return field !== "recipient" || isDelivered;
  });

const typedIn = (details: TypedDetails, fields: readonly DetailsField[]): TypedDetails =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = details[field]?.trim() ?? "";
      return text === "" ? [] : [[field, text]];
    }),
  );

export const readDetails = (
  typed: TypedDetails,
  farm: Asks,
  isDelivered: boolean,
): Result<TypedDetails, DetailsRefusal> => {
  const details = typedIn(typed, fieldsAsked(farm, isDelivered));
  const fields = FIELDS.filter((field) => {
    const text = details[field];
    return text !== undefined && !IS_RIGHT[field](text);
  });
  if (fields.length > 0) return refuse({ kind: "bad-details", fields });
  return isDelivered && farm.askPhone === "required" && !details.phone
    ? refuse({ kind: "phone-needed" })
    : accept(details);
};
