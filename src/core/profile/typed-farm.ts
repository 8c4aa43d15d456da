import { isPhone } from "#core/customers/phone.ts";
import { emailFault } from "#core/customers/typed-email.ts";
import { coordinatesIn } from "#core/profile/coordinates.ts";
import type { Coordinates, FarmFacts, FarmProfile } from "#core/profile/farm-profile.ts";
import { type FieldFault, type InvalidProfile, tooLong } from "#core/profile/field-fault.ts";
import { isUkPostcode, writtenPostcode } from "#core/shared/postcode.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export type TypedFarm = Omit<FarmFacts, "place"> & { readonly place: string };

export const FARM_LETTERS = {
  name: 60,
  tagline: 120,
  owner: 60,
  phone: 30,
  email: 254,
  street: 120,
  town: 60,
  postcode: 40,
  directions: 600,
  place: 2_000,
} as const satisfies Readonly<Record<keyof TypedFarm, number>>;

const faultOfEmail = (email: string): readonly FieldFault[] => {
  const why = emailFault(email);
  return why ? [{ field: "email", why }] : [];
};

const faultOfPhone = (phone: string): readonly FieldFault[] =>
  phone === "" || isPhone(phone) ? [] : [{ field: "phone", why: "no-phone" }];

const faultsIn = (typed: TypedFarm, place: Coordinates | null): readonly FieldFault[] => [
  ...tooLong(typed, FARM_LETTERS),
  ...(typed.name === "" ? [{ field: "name", why: "no-name" } as const] : []),
  ...faultOfPhone(typed.phone),
  ...faultOfEmail(typed.email),
  ...(isUkPostcode(typed.postcode) ? [] : [{ field: "postcode", why: "no-postcode" } as const]),
  ...(place ? [] : [{ field: "place", why: "no-place" } as const]),
];

const trimmed = (typed: TypedFarm): TypedFarm =>
  Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, text.trim()]),
  ) as TypedFarm;

export const readFarm = (typed: TypedFarm): Result<Pick<FarmProfile, "farm">, InvalidProfile> => {
  const farm = trimmed(typed);
  const place = coordinatesIn(farm.place);
  const faults = faultsIn(farm, place);
  return place === null || faults.length > 0
    ? refuse({ kind: "invalid-profile", faults })
    : accept({ farm: { ...farm, postcode: writtenPostcode(farm.postcode), place } });
};
