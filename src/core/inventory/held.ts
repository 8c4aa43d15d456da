import type { Inventory } from "#core/inventory/inventory.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The eggs that are held, at this ISO 8601 instant, for payments under way, but for those of `insteadOf` that are merely opened. */
export type Held = (
  records: Pick<ShopRecords, "agreements">,
  now: string,
  insteadOf?: readonly string[],
) => Promise<Inventory>;

const NOTHING: Inventory = {
  pullet: 0,
  small: 0,
  medium: 0,
  large: 0,
  extraLarge: 0,
  doubleYolkers: 0,
};

/** In a shop of one browser nothing is held: there are no others. */
const nothingHeld: Held = async () => NOTHING;

/** How eggs are held in a shop. */
export const heldIn = (shared: { readonly held: Held } | null): Held => shared?.held ?? nothingHeld;
