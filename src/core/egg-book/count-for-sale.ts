import { type CountNote, NO_NOTE } from "#core/care/count-note.ts";
import { type FlockName, isPulletDay } from "#core/care/flock-care.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { type EggEntry, type FlockId, LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CountForSale {
  readonly id: string;
  readonly flock: string;
  readonly laid: Day;
  readonly eggs: Readonly<Partial<Record<CategoryId, number>>>;
}

/** Small eggs of young hens are sold as pullet eggs. */
const soldAs = (size: LoggedSize, name: FlockName, { date }: EggEntry): CategoryId =>
  size === "small" && isPulletDay(name, date) ? "pullet" : size;

const forSale = (
  flock: FlockId,
  entry: EggEntry,
  name: FlockName,
  { kept }: CountNote,
): CountForSale => ({
  id: entry.id,
  flock,
  laid: entry.date,
  eggs: Object.fromEntries(
    LOGGED_SIZES.map((size) => {
      const own = kept?.size === size ? kept.eggs : 0;
      return [soldAs(size, name, entry), Math.max(0, entry.counts[size] - own)];
    }),
  ),
});

export const countForSale = async (
  { flocks, care }: Pick<ShopRecords, "flocks" | "care">,
  flock: FlockId,
  id: string,
): Promise<CountForSale | null> => {
  const entry = await flocks.findEggs(flock, id);
  if (!entry) return null;
  return forSale(flock, entry, await care.of(flock), (await care.findCountNote(id)) ?? NO_NOTE);
};
