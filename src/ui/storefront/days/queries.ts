import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { agedOffers } from "#core/days/day-choice.ts";
import { type DayOffer, dayOffers } from "#core/days/day-offers.ts";
import { NOTHING_TAKEN } from "#core/days/room-for.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { nextChangeAt } from "#core/shared/next-change-at.ts";
import { todayAt } from "#core/shared/today.ts";
import { type Calendar, hasCaps } from "#core/week/farm-week.ts";
import { useFarm, useIsFarmUnread } from "#ui/shared/queries/farm.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

type Offers = Readonly<Record<DeliveryMethod, readonly DayOffer[]>>;

interface DaysAt extends Offers {
  readonly today: Day;
  readonly until: string | null;
}

export interface DaysToChoose extends DaysAt {
  readonly isCounted: boolean;
  readonly isAsking: boolean;
}

const NO_DAYS: DaysAt = { delivery: [], collection: [], today: "", until: null };

const offersAt = (calendar: Calendar, counted: Offers | undefined, now: string): Offers => {
  const of = (method: DeliveryMethod) =>
    counted
      ? agedOffers(counted[method], now)
      : dayOffers(calendar, method, () => NOTHING_TAKEN, now);
  return { delivery: of("delivery"), collection: of("collection") };
};

const daysAt = (calendar: Calendar, counted: Offers | undefined, now: string): DaysAt => {
  const [offers, today] = [offersAt(calendar, counted, now), todayAt(now)];
  const closings = [...offers.delivery, ...offers.collection].map(({ closesAt }) => closesAt);
  return { ...offers, today, until: nextChangeAt(closings, now) };
};

/** The days of a page kept for offline use. Their own key makes an online page ask again. */
export const KEPT_DAYS = ["days", "kept"];

/** A kept page counts places as when it was kept. No days unless asked for: a browser's first dates are slow. */
export const useDays = (isAsked = true): DaysToChoose => {
  const { calendar } = useFarm();
  const isCapped = hasCaps(calendar);
  const isUnread = useIsFarmUnread();
  const isLost = useIsConnectionLost();
  const { data: counted, isLoading } = useRecords({
    reads: ["days", "week", "profile", "orders", "today"],
    key: ["days"],
    isOfDay: false,
    run: (app) => app.shop.counter.getDays(),
    enabled: isAsked && isCapped,
    throwOnError: false,
  });
  const { data: kept } = useQuery<Offers>({ queryKey: KEPT_DAYS, queryFn: skipToken });
  const known = isCapped ? (counted ?? kept) : undefined;
  const daysBy = useCallback(
    (now: string) => (isAsked ? daysAt(calendar, known, now) : NO_DAYS),
    [isAsked, calendar, known],
  );
  const days = useByNow(daysBy);
  return {
    ...days,
    isCounted: (isLost ? known : counted) !== undefined || !(isCapped || isUnread),
    isAsking: (isUnread || isLoading) && !isLost,
  };
};
