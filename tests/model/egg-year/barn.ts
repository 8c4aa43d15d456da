import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { Diary, SomeEggs } from "#tests/model/egg-year/diary.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";

/** By law: days after an egg was laid. */
const HAND_OVER_DAYS = 21;
const BEST_BEFORE_DAYS = 28;

export const handOverUntil = (laid: Day): Day => addDays(laid, HAND_OVER_DAYS);

export const bestBefore = (laid: Day): Day => addDays(laid, BEST_BEFORE_DAYS);

interface InBarn extends Omit<SomeEggs, "eggs"> {
  readonly id: string;
  readonly from: string;
  /** When it was booked. */
  readonly at: string;
  left: number;
}

/** What lies there before something is done. */
export type Barn = InBarn[];

export const barnOf = async ({ server }: EggYear): Promise<Barn> =>
  (await server.records.lots.open()).map(({ id, from, at, laid, flock, category, left }) => ({
    ...{ id, from, at, laid, flock, category, left },
  }));

/** Eggs of no flock may be of any. */
export const isWithheld = (
  { medicines }: Diary,
  { flock, laid }: Pick<SomeEggs, "flock" | "laid">,
): boolean =>
  medicines.some(
    (one) =>
      !one.isStruck &&
      (flock === "" || one.flock === flock) &&
      laid >= one.first &&
      laid <= one.until,
  );

/** Withheld or not. */
export const inDate = (barn: Barn, category: CategoryId, day: Day): Barn => {
  const oldest = addDays(day, -HAND_OVER_DAYS);
  return barn.filter((lot) => lot.category === category && lot.left > 0 && lot.laid >= oldest);
};

export const fitIn = (diary: Diary, barn: Barn, category: CategoryId, day: Day): Barn =>
  inDate(barn, category, day).filter((lot) => !isWithheld(diary, lot));

export const eggsIn = (barn: Barn): number => barn.reduce((sum, { left }) => sum + left, 0);

export const fitEggs = (diary: Diary, barn: Barn, category: CategoryId, day: Day): number =>
  eggsIn(fitIn(diary, barn, category, day));

const isOlder = (a: InBarn, b: InBarn): number =>
  a.laid === b.laid
    ? Number(a.flock > b.flock) - Number(a.flock < b.flock)
    : a.laid < b.laid
      ? -1
      : 1;

/** Takes them out, the oldest first, and the eggs of one day flock by flock. */
export const takeOldest = (lots: Barn, eggs: number): readonly SomeEggs[] => {
  let wanted = eggs;
  return lots.toSorted(isOlder).flatMap((lot) => {
    const taken = Math.min(lot.left, wanted);
    wanted -= taken;
    lot.left -= taken;
    const { laid, flock, category } = lot;
    return taken > 0 ? [{ laid, flock, category, eggs: taken }] : [];
  });
};
