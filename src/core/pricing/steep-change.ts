import { type Pack, packId } from "#core/catalogue/pack.ts";
import type { PriceEdit, PriceSheet } from "#core/pricing/price-edit.ts";
import { isPrice } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";

export interface SteepChange extends Pack {
  readonly from: Pence;
  readonly to: Pence;
}

/** More than threefold. Putting a pack on or off sale isn't steep. */
export const isSteep = (from: Pence, to: Pence): boolean =>
  Math.min(from, to) > 0 && Math.max(from, to) > 3 * Math.min(from, to);

export const steepChanges = (
  sheet: PriceSheet,
  edits: readonly PriceEdit[],
): readonly SteepChange[] =>
  edits.every(({ to }) => isPrice(to))
    ? edits.flatMap(({ category, packSize, to }) => {
        const from = sheet[packId({ category, packSize })]?.price ?? 0;
        return isSteep(from, to) ? [{ category, packSize, from, to }] : [];
      })
    : [];
