import { type Pack, packId } from "#core/catalogue/pack.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";

/** 0 is not for sale. */
export interface PriceRow {
  readonly price: Pence;
  readonly version: Version;
}

/** By pack id. */
export type PriceSheet = Readonly<Record<string, PriceRow>>;

/** Optimistic locking: the price, 0 for not for sale, and the version that the owner saw. */
export interface PriceEdit extends Pack {
  readonly version: Version;
  readonly to: Pence;
}

export type PriceEditRefusal =
  | {
      readonly kind: "prices-changed";
      readonly conflicts: readonly (Pack & PriceRow)[];
    }
  | { readonly kind: "invalid-price"; readonly packs: readonly Pack[] };

export const HIGHEST_PRICE: Pence = 1_000_000;

export const isPrice = (price: number): boolean =>
  Number.isInteger(price) && price >= 0 && price <= HIGHEST_PRICE;

const packOf = ({ category, packSize }: Pack): Pack => ({ category, packSize });

/** All or nothing: refuses an impossible price, an unknown pack, and a version that has changed. */
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
