import { FARM } from "#core/farm.ts";

export interface Section {
  readonly title: string;
  readonly text: readonly string[];
}

/** In one line, without the farm's name. */
export const FARM_PLACE = FARM.address.join(", ");

/** For people who know the town. */
export const FARM_STREET = FARM.address[0];

export const FARM_ADDRESS: readonly string[] = [FARM.name, ...FARM.address];

export interface OpeningHours {
  /** English names of weekdays. */
  readonly days: readonly string[];
  /** 24-hour clock: "09:30". */
  readonly opens: string;
  readonly closes: string;
}

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

export const COLLECTION_HOURS = clockHours(FARM.collection);

export const COLLECTION_TIMES = `${hoursInWords(FARM.collection)}; ${FARM.collection.otherwise}`;
