import type { CommandContext } from "#core/command.ts";
import { addHours } from "#core/shared/calendar.ts";
import type { ShopRecords } from "#ports/records.ts";

const KEPT_HOURS = 24;

export const dropPictures =
  ({ pictures, now }: Pick<ShopRecords, "pictures"> & CommandContext) =>
  (): Promise<number> =>
    pictures.removeUnnamed(now, addHours(now, -KEPT_HOURS));
