import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { agedOffers } from "#core/days/day-choice.ts";
import { type DayOffer, dayOffers } from "#core/days/day-offers.ts";
import { NOTHING_TAKEN } from "#core/days/room-for.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { nextTurn } from "#core/shared/next-turn.ts";
import { todayAt } from "#core/shared/today.ts";
import { type Calendar, hasCaps } from "#core/week/farm-week.ts";
import { useFarm, useIsFarmUnread } from "#ui/shared/queries/farm.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

type Offers = Readonly<Record<DeliveryMethod, readonly DayOffer[]>>;

interface DaysAt extends Offers {
  readonly today: Day;
  /** When they are others; null where none are asked for. */
  readonly until: string | null;
}

export interface DaysToChoose extends DaysAt {
  /** Whether others' places are counted, where days have caps. */
  readonly isCounted: boolean;
  /** Whether any of it is being asked for the first time, of a shop that may be reached. */
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
  return { ...offers, today, until: nextTurn(closings, now) };
};

/** The days of a kept page. A key of its own: whoever has a connection asks anew. */
export const KEPT_DAYS = ["days", "kept"];

/**
 * The days that customers are told of: by the calendar, which every page has, and where it has caps as the shop counts
 * them, without a network as it did when the page was kept. None where they aren't asked for: to begin with dates takes
 * a browser long.
 */
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
