import type { EmailFault } from "#core/customers/typed-email.ts";

export interface FieldFault {
  readonly field: string;
  readonly why:
    | "too-long"
    | "no-name"
    | EmailFault
    | "no-phone"
    | "no-postcode"
    | "no-place"
    | "no-vat-number"
    | "no-eggs"
    | "too-many"
    | "no-picture";
}

export interface InvalidProfile {
  readonly kind: "invalid-profile";
  readonly faults: readonly FieldFault[];
}

/** A letter outside Unicode's basic plane counts once. */
export const lettersIn = (text: string): number => [...text].length;

export const tooLong = <Field extends string>(
  typed: Readonly<Record<NoInfer<Field>, string>>,
  most: Readonly<Record<Field, number>>,
): readonly FieldFault[] =>
  (Object.keys(most) as Field[])
    .filter((field) => lettersIn(typed[field]) > most[field])
    .map((field) => ({ field, why: "too-long" }));
