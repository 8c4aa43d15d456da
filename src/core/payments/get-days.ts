import { type DayOffer, dayOffers } from "#core/days/day-offers.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { DeliveryArea } from "#core/week/delivery-area.ts";
import { hasCaps } from "#core/week/farm-week.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface DaysOnOffer extends Readonly<Record<DeliveryMethod, readonly DayOffer[]>> {
  readonly area: DeliveryArea;
}

export const getDays =
  ({
    clock,
    profile,
    lookups,
    ...deps
  }: Pick<ShopRecords, "agreements" | "orders" | "profile"> &
    Pick<ShopPorts, "shared" | "clock"> & { readonly lookups: Pick<OrderLookups, "mine"> }) =>
  async (): Promise<DaysOnOffer> => {
    const [now, farm] = [clock.now(), await loadFarm({ profile })];
    const { calendar, deliveryPostcodes: area } = farm;
    const insteadOf = hasCaps(calendar) ? ((await lookups.mine()) ?? []) : [];
    const taken = await placesTaken(deps)(farm, now, { insteadOf });
    return {
      area,
      delivery: dayOffers(calendar, "delivery", taken, now),
      collection: dayOffers(calendar, "collection", taken, now),
    };
  };
