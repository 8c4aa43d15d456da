import { useState } from "react";
import type { OwnDetails } from "#core/checkout/own-details.ts";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import type { Farm } from "#core/farm.ts";
import { type DetailsRefusal, fieldsAsked, readDetails } from "#core/payments/read-details.ts";
import type { DetailsField, TypedDetails } from "#core/payments/typed-details.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useKeepDetails, useOwnDetails } from "#ui/storefront/checkout/queries.ts";

const NOTHING: OwnDetails = { name: "", email: "", phone: "", recipient: "" };

/** A browser hands out a domain in other letters as punycode. */
const asTyped = (details: OwnDetails): OwnDetails => ({
  ...details,
  email: decodedAddress(details.email),
});

const faultsIn = (read: DetailsRefusal | null): readonly DetailsField[] =>
  read?.kind === "bad-details" ? read.fields : [];

const refusalOf = (details: OwnDetails, farm: Farm, isDelivered: boolean) => {
  const read = readDetails(asTyped(details), farm, isDelivered);
  return read.ok ? null : read.refusal;
};

export interface Details {
  readonly isRead: boolean;
  readonly fields: readonly DetailsField[];
  readonly shown: OwnDetails;
  readonly faults: readonly DetailsField[];
  readonly needsPhone: boolean;
  readonly typed: TypedDetails;
  change(field: DetailsField, text: string): void;
  /** A fault shows once its field is left, and goes as soon as it is mended. */
  leave(): void;
}

export const useTypedDetails = (isDelivered: boolean): Details => {
  const farm = useFarm();
  const { data: kept, isPending } = useOwnDetails();
  const keep = useKeepDetails();
  const [typed, setTyped] = useState<OwnDetails | null>(null);
  const [left, setLeft] = useState<OwnDetails | null>(null);
  const shown = typed ?? kept ?? NOTHING;
  const refusal = refusalOf(shown, farm, isDelivered);
  const before = faultsIn(refusalOf(left ?? kept ?? NOTHING, farm, isDelivered));
  const fields = fieldsAsked(farm, isDelivered);
  const passed = asTyped(shown);
  return {
    isRead: !isPending,
    fields,
    shown,
    faults: faultsIn(refusal).filter((field) => before.includes(field)),
    needsPhone: refusal?.kind === "phone-needed",
    typed: Object.fromEntries(
      fields.flatMap((field) => (passed[field].trim() === "" ? [] : [[field, passed[field]]])),
    ),
    change: (field, text) => {
      const changed = { ...shown, [field]: text };
      setTyped(changed);
      keep(changed);
    },
    leave: () => setLeft(shown),
  };
};
