import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { BestBefore } from "#core/fefo/best-before.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import { toPack } from "#core/packing/parcel.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";

export interface PrintedDay {
  readonly at: string;
  readonly orders: readonly string[];
  /** "2 × Large 12", by the order's id. */
  readonly packs?: Readonly<Record<string, string>>;
  readonly bestBefore?: BestBefore;
}

export type PrintedDays = Readonly<Record<Day, PrintedDay>>;

const DAYS_KEPT = 31;

const ordersOn = ({ parcels }: Pick<PackDay, "parcels">): readonly string[] => [
  ...new Set(toPack(parcels).map(({ order }) => order.id)),
];

const packsOn = ({ parcels }: Pick<PackDay, "parcels">): Readonly<Record<string, string>> => {
  const ids = new Set(parcels.map(({ order }) => order.id));
  const wordsOf = (id: string): string =>
    parcels.flatMap(({ order, items }) => (order.id === id ? items.map(packsInWords) : [])).join();
  return Object.fromEntries([...ids].map((id) => [id, wordsOf(id)]));
};

export interface PrintedPaper extends Pick<PackDay, "day" | "parcels" | "eggs"> {
  readonly hasLabels: boolean;
}

const datesOf = (before: PrintedDay | undefined, { eggs, hasLabels }: PrintedPaper): BestBefore =>
  (hasLabels ? eggs?.bestBefore : before?.bestBefore) ?? {};

export const withPrinted = (before: PrintedDays, paper: PrintedPaper, now: string): PrintedDays => {
  const { day } = paper;
  const oldest = addDays(dayOf(now) ?? day, -DAYS_KEPT);
  const kept = Object.entries(before).filter(([, { at }]) => (dayOf(at) ?? "") >= oldest);
  const printed = {
    ...{ at: now, orders: ordersOn(paper), packs: packsOn(paper) },
    bestBefore: datesOf(before[day], paper),
  };
  return { ...Object.fromEntries(kept), [day]: printed };
};

export const earlierThanPrinted = (
  { bestBefore = {} }: Pick<PrintedDay, "bestBefore">,
  now: BestBefore,
): BestBefore =>
  Object.fromEntries(
    CATEGORY_IDS.flatMap((id) => {
      const [printed, date] = [bestBefore[id], now[id]];
      return printed && date && date < printed ? [[id, date]] : [];
    }),
  );

export interface ChangedSince {
  readonly at: string;
  readonly more: number;
  readonly cancelled: number;
  readonly moved: number;
  /** Ids of orders that have other packs. */
  readonly packs: readonly string[];
}

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
  const packed = packsOn(day);
  const packs = Object.entries(printed.packs ?? {}).flatMap(([id, words]) =>
    packed[id] === undefined || packed[id] === words ? [] : [id],
  );
  const isSame = more + gone.length + packs.length === 0;
  return isSame ? null : { at: printed.at, more, cancelled, moved: gone.length - cancelled, packs };
};
