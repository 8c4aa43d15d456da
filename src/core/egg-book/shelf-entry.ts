import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, isDay } from "#core/shared/day.ts";

export const OLDEST_DAYS = 60;

export const isLayDay = (laid: string, today: Day): boolean =>
  isDay(laid) && laid <= today && laid >= addDays(today, -OLDEST_DAYS);

export interface ShelfEntry {
  readonly eggs: number;
  readonly laid: Day;
  readonly flock?: FlockId | undefined;
}

export type Shelf = Readonly<Partial<Record<CategoryId, ShelfEntry>>>;

export const badShelf = (shelf: Shelf, today: Day): readonly CategoryId[] =>
  CATEGORY_IDS.filter((id) => {
    const { eggs, laid } = shelf[id] ?? { eggs: 0, laid: today };
    return !isEggCount(eggs) || (eggs > 0 && !isLayDay(laid, today));
  });
