import type { Inventory } from "#core/inventory/inventory.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Who asks what is held for others. */
export interface Asking {
  /** Order ids of payments in the place of which another is opened: what is merely opened of them holds nothing. */
  readonly insteadOf?: readonly string[];
  /** A payment about to be captured: those opened after it hold nothing against it. */
  readonly ahead?: Agreement;
}

/** The eggs of this shelf that are held, at this ISO 8601 instant, for payments under way. */
export type Held = (
  records: Pick<ShopRecords, "agreements">,
  shelf: Inventory,
  now: string,
  asking?: Asking,
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
