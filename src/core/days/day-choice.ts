import type { DayGone } from "#core/days/choose-days.ts";
import { type DayOffer, isTold } from "#core/days/day-offers.ts";
import type { Day } from "#core/shared/day.ts";

export interface GoneDay extends Pick<DayGone, "day" | "reason" | "closedAt"> {
  readonly why: Exclude<DayGone["why"], "eggs"> | "little-room";
  readonly eggs?: number;
}

export interface DayChoice {
  readonly day: Day | null;
  readonly gone: GoneDay | null;
}

/** Ages offers that were read a while ago: cut-offs pass silently. */
export const agedOffers = (offers: readonly DayOffer[], now: string): readonly DayOffer[] =>
  offers
    .map(({ places, eggs, ...offer }): DayOffer => {
      if (offer.state !== "closed" && offer.closesAt <= now) return { ...offer, state: "over" };
      return { ...offer, ...(places && { places }), ...(eggs && { eggs }) };
    })
    .filter((offer) => isTold(offer, now));

export const isChoosable = ({ state, eggs }: DayOffer, needed: number): boolean =>
  state === "open" && (eggs === undefined || eggs >= needed);

export const earliestDay = (offers: readonly DayOffer[], needed: number): Day | null =>
  offers.find((offer) => isChoosable(offer, needed))?.day ?? null;

const goneDay = (day: Day, offer: DayOffer | undefined): GoneDay => {
  if (!offer) return { day, why: "no-such-day" };
  const { state, reason, closesAt, eggs } = offer;
  if (state === "open") return { day, why: "little-room", ...(eggs && { eggs }) };
  return {
    day,
    why: state,
    ...(reason && { reason }),
    ...(state === "over" && { closedAt: closesAt }),
  };
};

/** A choice that is gone is emptied, never moved to another day. */
export const choiceOf = (
  offers: readonly DayOffer[],
  needed: number,
  wanted: Day | null,
): DayChoice => {
  if (wanted === null) return { day: null, gone: null };
  const offer = offers.find(({ day }) => day === wanted);
  return offer && isChoosable(offer, needed)
    ? { day: wanted, gone: null }
    : { day: null, gone: goneDay(wanted, offer) };
};

export const firstOffers = (
  offers: readonly DayOffer[],
  open: number,
  wanted: Day | null,
): readonly DayOffer[] => {
  const opens = offers.filter(({ state }) => state === "open");
  const last = opens[open - 1]?.day;
  if (opens.length <= open || !last) return offers;
  const end = wanted !== null && wanted > last ? wanted : last;
  return offers.filter(({ day }) => day <= end);
};
