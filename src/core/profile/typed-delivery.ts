import type { DeliveryWords, FarmProfile } from "#core/profile/farm-profile.ts";
import { type FieldFault, type InvalidProfile, tooLong } from "#core/profile/field-fault.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export const DELIVERY_LETTERS = { town: 60, otherwise: 120 } as const;

export const readDelivery = ({
  town,
  otherwise,
  askPhone,
}: DeliveryWords): Result<Pick<FarmProfile, "delivery">, InvalidProfile> => {
  const delivery = { town: town.trim(), otherwise: otherwise.trim(), askPhone };
  const faults: readonly FieldFault[] = [
    ...tooLong({ town, otherwise }, DELIVERY_LETTERS),
    ...(delivery.town === "" ? [{ field: "town", why: "no-name" } as const] : []),
  ];
  return faults.length > 0 ? refuse({ kind: "invalid-profile", faults }) : accept({ delivery });
};
