import type { FieldFault } from "#core/profile/field-fault.ts";
import { MOST_CODES } from "#core/week/typed-area.ts";
import { EMAIL_FAULT } from "#ui/shared/parts/field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface About {
  readonly most: number;
  /** An outward code of the farm's own. */
  readonly code: string;
}

const FAULTS: Readonly<Record<FieldFault["why"], (about: About) => string>> = {
  "no-name": () => "Please enter a name.",
  "no-email": () => EMAIL_FAULT,
  "no-postcode": () => "This doesn't look like a UK postcode.",
  "no-place": () =>
    "We can't find a place in this link. Paste the address of a map, or two numbers such as 51.1215, -0.2318.",
  "no-codes": ({ code }) => `Please name whole codes, such as ${code} or ${code} 6.`,
  "too-many-codes": () => `Please name at most ${MOST_CODES} codes.`,
  "no-days": () => "Please choose at least one day.",
  "no-hours": () => "Please enter a time after the first one.",
  "no-vat-number": () => "This doesn't look like a UK VAT number.",
  "no-eggs": () => "Please enter a whole number of eggs, such as 24.",
  "too-many": () => "Please name at most five.",
  "no-picture": () => "This picture can't be kept. Please choose another one.",
  "too-long": ({ most }) => `Please use at most ${most} letters.`,
};

/** What a field says of its fault. */
export const useFaultText = (why: FieldFault["why"] | undefined, most = 0): string | undefined => {
  const [first = ""] = useFarm().deliveryPostcodes;
  const [code = ""] = first.split(" ");
  return why && FAULTS[why]({ most, code });
};
