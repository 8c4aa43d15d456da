import type { Pack } from "#core/catalogue/pack.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

/** One pack's new price, and the price that the owner saw while editing: 0 is not for sale. */
export interface PriceEdit extends Pack {
  readonly from: Pence;
  readonly to: Pence;
}

export type PriceEditRefusal =
  | {
      readonly kind: "prices-changed";
      /** The packs whose prices have changed meanwhile, with their prices of now. */
      readonly overtaken: readonly (Pack & { readonly now: Pence })[];
    }
  | { readonly kind: "invalid-price"; readonly packs: readonly Pack[] };

/** The highest price that a pack can have: £10,000. */
export const HIGHEST_PRICE: Pence = 1_000_000;

/** Whether a pack can have this price: whole pence from 0 to the highest. */
export const isPrice = (price: number): boolean =>
  Number.isInteger(price) && price >= 0 && price <= HIGHEST_PRICE;

/** A pack's price in pence, 0 when it has none. */
export const priceSeen = (prices: Prices, { category, packSize }: Pack): Pence =>
  prices[category][packSize] ?? 0;

/** Sets the edited prices and no other. Refuses whole when a price can't be, or one has changed since it was seen. */
export const applyPriceEdits = (
  prices: Prices,
  edits: readonly PriceEdit[],
): Result<Prices, PriceEditRefusal> => {
  const invalid = edits.filter(({ to }) => !isPrice(to));
  if (invalid.length > 0)
    return refuse({
      kind: "invalid-price",
      packs: invalid.map(({ category, packSize }) => ({ category, packSize })),
    });
  const overtaken = edits
    .filter((edit) => priceSeen(prices, edit) !== edit.from)
    .map(({ category, packSize }) => ({
      category,
      packSize,
      now: priceSeen(prices, { category, packSize }),
    }));
  if (overtaken.length > 0) return refuse({ kind: "prices-changed", overtaken });
  const edited = { ...prices };
  for (const { category, packSize, to } of edits)
    edited[category] = { ...edited[category], [packSize]: to };
  return accept(edited);
};
