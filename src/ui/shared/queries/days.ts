import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { type DayOffer, dayOffers } from "#core/week/day-offers.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

const NOTHING = { orders: 0, eggs: 0 };

/** The days of one method that customers are told of. */
export const useDayOffers = (method: DeliveryMethod): readonly DayOffer[] => {
  const { visitor } = useApp();
  const { calendar } = useFarm();
  return dayOffers(calendar, method, () => NOTHING, visitor.now());
};
