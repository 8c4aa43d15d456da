import { FARM } from "#core/farm.ts";

/** Some paragraphs under a heading. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
}

/** Where the farm is, in one line, without its name. */
export const FARM_PLACE = FARM.address.join(", ");

/** Where the farm gate is, for those who know the town. */
export const FARM_STREET = FARM.address[0];

/** As on an envelope, line by line. */
export const FARM_ADDRESS: readonly string[] = [FARM.name, ...FARM.address];

/** From when until when a place is open, on some days of every week. */
export interface OpeningHours {
  /** By their English names. */
  readonly days: readonly string[];
  /** By the clock of the day: "09:30". */
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

/** From when until when customers may collect on one of those days. */
export const COLLECTION_HOURS = clockHours(FARM.collection);

/** When customers may collect. */
export const COLLECTION_TIMES = `${hoursInWords(FARM.collection)}; ${FARM.collection.otherwise}`;
