import { sameEmail } from "#core/customers/email-key.ts";
import { emailFault } from "#core/customers/typed-email.ts";
import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { type FieldFault, type InvalidProfile, lettersIn } from "#core/profile/field-fault.ts";
import { DEFAULT_NOTICES, MOST_ADDRESSES, type Notices } from "#core/profile/notices.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface TypedNotices extends Omit<Notices, "line"> {
  readonly line: string;
}

export const ADDRESS_LETTERS = 254;

const LINE = /^[1-9]\d{0,3}$/;

const faultOfAddress = (address: string): FieldFault["why"] | null => {
  if (address === "") return null;
  if (lettersIn(address) > ADDRESS_LETTERS) return "too-long";
  return emailFault(address);
};

const faultsIn = (addresses: readonly string[]): readonly FieldFault[] =>
  addresses.flatMap((address, at) => {
    const why = at < MOST_ADDRESSES ? faultOfAddress(address) : "too-many";
    return why ? [{ field: `address-${at + 1}`, why }] : [];
  });

const eachOnce = (addresses: readonly string[]): readonly string[] =>
  addresses.filter(
    (address, at) =>
      address !== "" && addresses.findIndex((other) => sameEmail(other, address)) === at,
  );

export const readNotices = (
  typed: TypedNotices,
): Result<Pick<FarmProfile, "notices">, InvalidProfile> => {
  const [addresses, line] = [typed.addresses.map((one) => one.trim()), typed.line.trim()];
  const isLine = LINE.test(line);
  const faults: readonly FieldFault[] = [
    ...faultsIn(addresses),
    ...(typed.lowStock && !isLine ? [{ field: "line", why: "no-eggs" } as const] : []),
  ];
  if (faults.length > 0) return refuse({ kind: "invalid-profile", faults });
  const { newOrder, message, attention, lowStock } = typed;
  return accept({
    notices: {
      addresses: eachOnce(addresses),
      ...{ newOrder, message, attention, lowStock },
      line: isLine ? Number(line) : DEFAULT_NOTICES.line,
    },
  });
};
