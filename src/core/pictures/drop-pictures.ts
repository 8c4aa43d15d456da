import type { CommandContext } from "#core/command.ts";
import { addHours } from "#core/shared/calendar.ts";
import type { ShopRecords } from "#ports/records.ts";

/** A form that was opened before its picture left the shop's texts may still name it. */
const KEPT_HOURS = 24;

/** Deletes the pictures that no text has named for a day; answers with how many. */
export const dropPictures =
  ({ pictures, now }: Pick<ShopRecords, "pictures"> & CommandContext) =>
  (): Promise<number> =>
    pictures.removeUnnamed(now, addHours(now, -KEPT_HOURS));
