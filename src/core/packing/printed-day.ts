import type { PackDay } from "#core/packing/pack-day.ts";
import { toPack } from "#core/packing/parcel.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";

/** What was printed last of a day: when, an ISO 8601 instant, and the orders on it. */
export interface PrintedDay {
  readonly at: string;
  readonly orders: readonly string[];
}

export type PrintedDays = Readonly<Record<Day, PrintedDay>>;

const DAYS_KEPT = 31;

const ordersOn = ({ parcels }: Pick<PackDay, "parcels">): readonly string[] => [
  ...new Set(toPack(parcels).map(({ order }) => order.id)),
];

/** With a day as it is printed now; those that were printed long ago are forgotten. */
export const withPrinted = (
  before: PrintedDays,
  day: Pick<PackDay, "day" | "parcels">,
  now: string,
): PrintedDays => {
  const oldest = addDays(dayOf(now) ?? day.day, -DAYS_KEPT);
  const kept = Object.entries(before).filter(([, { at }]) => (dayOf(at) ?? "") >= oldest);
  return { ...Object.fromEntries(kept), [day.day]: { at: now, orders: ordersOn(day) } };
};

export interface ChangedSince {
  readonly at: string;
  readonly more: number;
  readonly cancelled: number;
  /** For another day by now. */
  readonly moved: number;
}

/** Null where the paper still says what the day does. */
export const changedSince = (
  printed: PrintedDay | undefined,
  day: Pick<PackDay, "parcels" | "cancelled">,
): ChangedSince | null => {
  if (!printed) return null;
  const [before, now] = [new Set(printed.orders), new Set(ordersOn(day))];
  const dead = new Set([...day.cancelled, ...day.parcels.map(({ order }) => order.id)]);
  const gone = printed.orders.filter((id) => !now.has(id));
  const cancelled = gone.filter((id) => dead.has(id)).length;
  const more = [...now].filter((id) => !before.has(id)).length;
  const isSame = more + gone.length === 0;
  return isSame ? null : { at: printed.at, more, cancelled, moved: gone.length - cancelled };
};
