import type { Business } from "#core/farm.ts";
import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { type Additions, NO_TEXT } from "#core/profile/farm-texts.ts";
import { type FieldFault, type InvalidProfile, tooLong } from "#core/profile/field-fault.ts";
import { readHtmls } from "#core/profile/typed-about.ts";
import { isVatNumber, writtenVatNumber } from "#core/profile/vat-number.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

export type TypedTerms = Business & Additions;

export const BUSINESS_LETTERS = { name: 120, address: 200, vat: 40 } as const satisfies Readonly<
  Record<keyof Business, number>
>;

const inOneLine = (address: string): string =>
  address
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter((line) => line !== "")
    .join(", ");

const faultsIn = (business: Business): readonly FieldFault[] => [
  ...tooLong({ ...business }, BUSINESS_LETTERS),
  ...(business.vat === "" || isVatNumber(business.vat)
    ? []
    : [{ field: "vat", why: "no-vat-number" } as const]),
];

export const readTerms = async (
  typed: TypedTerms,
  cleaner: HtmlCleaner,
): Promise<Result<Pick<FarmProfile, "business" | "additions">, InvalidProfile>> => {
  const business = {
    name: typed.name.trim(),
    address: inOneLine(typed.address),
    vat: writtenVatNumber(typed.vat),
  };
  const faults = faultsIn(business);
  if (faults.length > 0) return refuse({ kind: "invalid-profile", faults });
  const [terms = NO_TEXT, privacy = NO_TEXT] = await readHtmls(
    [typed.terms, typed.privacy],
    cleaner,
  );
  return accept({ business, additions: { terms, privacy } });
};
