import type { Farm } from "#core/farm.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { WEEKDAYS } from "#core/shared/week.ts";
import type { WeekDay } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";

export interface Section {
  readonly title: string;
  readonly text: readonly string[];
}

export const farmPlace = ({ address }: Farm): string => address.join(", ");

export const sellerName = ({ business, owner }: Farm): string => business.name || owner;

export const sellerPlace = (farm: Farm): string => farm.business.address || farmPlace(farm);

export const farmStreet = ({ address: [street] }: Farm): string => street;

export const farmAddress = ({ name, address }: Farm): readonly string[] => [name, ...address];

export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" and ");

export const onTheDial = (time: string): string => {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
};

export const clockHours = ({ from, to }: Pick<WeekDay, "from" | "to">): string =>
  to === "" ? "" : `${onTheDial(from)} to ${onTheDial(to)}`;

const daysOf = (
  { calendar: { week } }: Pick<Farm, "calendar">,
  method: DeliveryMethod,
): readonly (readonly [string, WeekDay])[] =>
  WEEKDAYS.flatMap(([weekday, name]) =>
    week
      .filter((day) => day.weekday === weekday && day.method === method)
      .map((day) => [`${name}s`, day] as const),
  );

export const deliveryDays = (farm: Pick<Farm, "calendar">): string =>
  listed(daysOf(farm, "delivery").map(([name]) => name));

export const dayAndHours = (
  { calendar }: Pick<Farm, "calendar">,
  day: Day,
  method: DeliveryMethod,
): string => {
  const found = hoursOn(calendar, day, method);
  const hours = found ? clockHours(found.hours) : "";
  return [writtenDay(day), hours].filter((part) => part !== "").join(", ");
};

const collectionDays = (farm: Farm): readonly string[] => {
  const names = new Map<string, string[]>();
  for (const [name, day] of daysOf(farm, "collection")) {
    const hours = clockHours(day);
    names.set(hours, [...(names.get(hours) ?? []), name]);
  }
  return [...names].map(([hours, days]) => [listed(days), hours].filter(Boolean).join(", "));
};

export const collectionWeek = (farm: Farm): string => collectionDays(farm).join("; ");

export const collectionTimes = (farm: Farm): string =>
  [...collectionDays(farm), farm.otherwise].filter((words) => words !== "").join("; ");

export const deliveryArea = ({ deliveryPostcodes, deliveryTown }: Farm): string =>
  `${listed(deliveryPostcodes)} (${deliveryTown})`;
