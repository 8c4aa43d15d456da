import type { Farm } from "#core/farm.ts";
import { dayFrom } from "#core/orders/fulfilment-day.ts";
import { isOpenDay } from "#core/packing/days-around.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

const DAYS_AHEAD = 28;
const DAYS_BACK = 56;

/** The open days to come, soonest first; then those that are past, latest first. */
export const daysToChoose = (farm: Farm, today: Day): readonly Day[] => {
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at));
  const past = Array.from({ length: DAYS_BACK }, (_, at) => addDays(today, -at - 1));
  return [...ahead, ...past].filter((day) => isOpenDay(farm, day));
};

export const nextTwoDays = (farm: Farm, today: Day): readonly Day[] => {
  const first = dayFrom(today, farm);
  return [first, dayFrom(addDays(first, 1), farm)];
};
