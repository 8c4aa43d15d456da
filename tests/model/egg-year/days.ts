import { todayIn } from "#tests/model/egg-year/book.ts";
import type { Part } from "#tests/model/egg-year/diary.ts";
import { CAP, type EggYear } from "#tests/model/egg-year/world.ts";

type Place = Pick<Part, "method" | "day">;

const GIVEN_UP: readonly string[] = ["Refunded", "Cancelled"];

const ordersAt = ({ diary }: EggYear, { method, day }: Place): number =>
  [...diary.orders.values()].filter(
    ({ status, parts }) =>
      !GIVEN_UP.includes(status) && parts.some((one) => one.method === method && one.day === day),
  ).length;

const WEEKEND: readonly number[] = [6, 0];

/** A day of the weekend that isn't closed, until the midnight before, while there is a place. */
const whyNot = (world: EggYear, place: Place): string | null => {
  const { day } = place;
  if (!WEEKEND.includes(new Date(day).getUTCDay())) return "isn't of the weekend";
  if (day <= todayIn(world)) return "is over";
  if (world.diary.closedDays.has(day)) return "is closed";
  return ordersAt(world, place) > CAP ? "is full" : null;
};

/** To be called once customers have got their days. */
export const lookAtDays = (world: EggYear, id: string, places: readonly Place[]): void => {
  for (const place of places) {
    const why = whyNot(world, place);
    if (why) world.seen.push(`${id} got ${place.day} for ${place.method}, which ${why}`);
  }
};
