import type { DayOffer } from "#core/days/day-offers.ts";
import type { Farm } from "#core/farm.ts";
import { collectionWeek } from "#core/farm-words.ts";
import type { Day } from "#core/shared/day.ts";
import { postcodeParts } from "#core/shared/postcode.ts";
import { areaAnswer, type DeliveryArea } from "#core/week/delivery-area.ts";
import { offerWords } from "#core/week/offer-words.ts";

const placeName = (area: DeliveryArea, typed: string): string => {
  const { outward, inward } = postcodeParts(typed) ?? { outward: "", inward: "" };
  return area.some((code) => code.startsWith(`${outward} `)) ? `${outward} ${inward[0]}` : outward;
};

const example = ([code = ""]: DeliveryArea): string => `${code}${code.includes(" ") ? "" : " 6"}AB`;

export const elsewhereWords = (farm: Farm, postcode: string): string =>
  `Sorry, we don't deliver to ${placeName(farm.deliveryPostcodes, postcode)}. You are welcome to collect: ${collectionWeek(farm)}.`;

const deliveredWords = (place: string, offers: readonly DayOffer[], today: Day): string => {
  const next = offers.find(({ state }) => state === "open");
  const when = next
    ? `Next: ${offerWords(next, today)}.`
    : "No delivery day is open at the moment.";
  return `Yes, we deliver to ${place}. ${when}`;
};

export const areaWords = (
  farm: Farm,
  typed: string,
  deliveries: readonly DayOffer[],
  today: Day,
): string => {
  const area = farm.deliveryPostcodes;
  const answer = areaAnswer(area, typed);
  switch (answer.kind) {
    case "delivered":
      return deliveredWords(placeName(area, typed), deliveries, today);
    case "elsewhere":
      return elsewhereWords(farm, typed);
    case "one-of-several":
      return `Did you mean ${answer.meant.join(" or ")}?`;
    case "part-of-a-postcode":
      return `Please enter the whole postcode, such as ${example(area)}.`;
    case "no-postcode":
      return "This doesn't look like a UK postcode.";
  }
};
