import type { Farm } from "#core/farm.ts";
import { ROUTES } from "#core/routes.ts";
import type { ShopWindow } from "#core/shop/shop-window.ts";
import { hasCaps } from "#core/week/farm-week.ts";
import type { ShopNews } from "#ports/change-feed.ts";
import { KEPT_DAYS } from "#ui/storefront/days/queries.ts";
import type { PageRecords } from "./page-records.ts";

interface DaysToKeep extends Pick<PageRecords, "known"> {
  readonly reads: readonly ShopNews[];
}

const NONE: DaysToKeep = { known: [], reads: [] };

export const daysToKeep = async (
  path: string,
  { calendar }: Farm,
  window: ShopWindow,
): Promise<DaysToKeep> =>
  path === ROUTES.home && hasCaps(calendar)
    ? { known: [[KEPT_DAYS, await window.getDays()]], reads: ["days"] }
    : NONE;
