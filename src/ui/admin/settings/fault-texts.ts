import type { FieldFault } from "#core/profile/field-fault.ts";
import { EMAIL_FAULTS } from "#ui/shared/parts/email-faults.ts";
import { PHONE_FAULT } from "#ui/shared/parts/phone-fault.ts";

const FAULTS: Readonly<Record<Exclude<FieldFault["why"], "too-long">, string>> = {
  ...EMAIL_FAULTS,
  "no-phone": PHONE_FAULT,
  "no-name": "Please enter a name.",
  "no-postcode": "This doesn't look like a UK postcode.",
  "no-place":
    "We can't find a place in this link. Paste the address of a map, or two numbers such as 51.1215, -0.2318.",
  "no-vat-number": "This doesn't look like a UK VAT number.",
  "no-eggs": "Please enter a whole number of eggs, such as 24.",
  "too-many": "Please name at most five.",
  "no-picture": "This picture can't be kept. Please choose another one.",
};

export const faultText = (why: FieldFault["why"] | undefined, most = 0): string | undefined =>
  why === "too-long" ? `Please use at most ${most} letters.` : why && FAULTS[why];
