import { FARM } from "#core/farm.ts";

/** Some paragraphs under a heading. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
}

/** Where the farm is, in one line, without its name. */
export const FARM_PLACE = FARM.address.join(", ");

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

/** "Saturdays and Sundays, 10:00 AM to 4:00 PM". */
export const hoursInWords = ({ days, opens, closes }: OpeningHours): string =>
  `${listed(days.map((day) => `${day}s`))}, ${onTheDial(opens)} to ${onTheDial(closes)}`;

/** When customers may collect. */
export const COLLECTION_TIMES = `${hoursInWords(FARM.collection)}; ${FARM.collection.otherwise}`;
