import { placesTaken } from "#core/payments/places-taken.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { type DayOffer, dayOffers } from "#core/week/day-offers.ts";
import type { DeliveryArea } from "#core/week/delivery-area.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface DaysOnOffer extends Readonly<Record<DeliveryMethod, readonly DayOffer[]>> {
  readonly area: DeliveryArea;
}

/** The days that customers may choose at this moment, or read why they may not. */
export const getDays =
  ({
    clock,
    profile,
    ...deps
  }: Pick<ShopRecords, "agreements" | "orders" | "profile"> &
    Pick<ShopPorts, "shared" | "clock">) =>
  async (): Promise<DaysOnOffer> => {
    const [now, farm] = [clock.now(), await loadFarm({ profile })];
    const taken = await placesTaken(deps)(farm, now);
    const { calendar, deliveryPostcodes: area } = farm;
    return {
      area,
      delivery: dayOffers(calendar, "delivery", taken, now),
      collection: dayOffers(calendar, "collection", taken, now),
    };
  };
