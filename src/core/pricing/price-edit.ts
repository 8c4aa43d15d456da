import { type Pack, packId } from "#core/catalogue/pack.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";

/** What the owner's editor shows of a pack: 0 is not for sale. */
export interface PriceRow {
  readonly price: Pence;
  readonly version: Version;
}

/** By pack id. */
export type PriceSheet = Readonly<Record<string, PriceRow>>;

/** One pack's new price, and the version that the owner saw while editing: 0 is not for sale. */
export interface PriceEdit extends Pack {
  readonly version: Version;
  readonly to: Pence;
}

export type PriceEditRefusal =
  | {
      readonly kind: "prices-changed";
      /** The packs whose prices have changed meanwhile, as they are now. */
      readonly conflicts: readonly (Pack & PriceRow)[];
    }
  | { readonly kind: "invalid-price"; readonly packs: readonly Pack[] };

/** The highest price that a pack can have: £10,000. */
export const HIGHEST_PRICE: Pence = 1_000_000;

/** Whether a pack can have this price: whole pence from 0 to the highest. */
export const isPrice = (price: number): boolean =>
  Number.isInteger(price) && price >= 0 && price <= HIGHEST_PRICE;

const packOf = ({ category, packSize }: Pack): Pack => ({ category, packSize });

/** Sets the edited prices and no other. Refuses whole when a price can't be, a pack is none of the catalogue's, or one has changed since it was seen. */
export const applyPriceEdits = (
  prices: Prices,
  sheet: PriceSheet,
  edits: readonly PriceEdit[],
): Result<Prices, PriceEditRefusal> => {
  const invalid = edits.filter((edit) => !isPrice(edit.to) || !(packId(edit) in sheet));
  if (invalid.length > 0) return refuse({ kind: "invalid-price", packs: invalid.map(packOf) });
  const conflicts = edits.flatMap((edit) => {
    const now = sheet[packId(edit)];
    return now && now.version !== edit.version ? [{ ...packOf(edit), ...now }] : [];
  });
  if (conflicts.length > 0) return refuse({ kind: "prices-changed", conflicts });
  const edited = { ...prices };
  for (const { category, packSize, to } of edits)
    edited[category] = { ...edited[category], [packSize]: to };
  return accept(edited);
};
