import type { Farm, OpeningHours } from "#core/farm.ts";

export interface Section {
  readonly title: string;
  readonly text: readonly string[];
}

/** In one line, without the farm's name. */
export const farmPlace = ({ address }: Farm): string => address.join(", ");

/** For people who know the town. */
export const farmStreet = ({ address: [street] }: Farm): string => street;

export const farmAddress = ({ name, address }: Farm): readonly string[] => [name, ...address];

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" and ");

/** "4:00 PM" of "16:00". */
const onTheDial = (time: string): string => {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
};

/** "10:00 AM to 4:00 PM". */
const clockHours = ({ opens, closes }: Pick<OpeningHours, "opens" | "closes">): string =>
  `${onTheDial(opens)} to ${onTheDial(closes)}`;

/** "Saturdays and Sundays, 10:00 AM to 4:00 PM". */
export const hoursInWords = ({ days, ...hours }: OpeningHours): string =>
  `${listed(days.map((day) => `${day}s`))}, ${clockHours(hours)}`;

export const collectionHours = ({ collection }: Farm): string => clockHours(collection);

/** "Saturdays and Sundays, 10:00 AM to 4:00 PM; weekdays by texting". */
export const collectionTimes = ({ collection }: Farm): string =>
  `${hoursInWords(collection)}; ${collection.otherwise}`;

/** "RH10 and RH11 (Crawley)". */
export const deliveryArea = ({ deliveryPostcodes, deliveryTown }: Farm): string =>
  `${deliveryPostcodes.join(" and ")} (${deliveryTown})`;
