import { packId } from "#core/catalogue/pack.ts";
import type { PriceEdit, PriceSheet } from "#core/pricing/price-edit.ts";

export const leavesNothingForSale = (sheet: PriceSheet, edits: readonly PriceEdit[]): boolean => {
  const edited = new Map(edits.map(({ to, ...pack }) => [packId(pack), to]));
  return (
    edits.some(({ to, ...pack }) => to === 0 && (sheet[packId(pack)]?.price ?? 0) > 0) &&
    Object.entries(sheet).every(([id, { price }]) => (edited.get(id) ?? price) === 0)
  );
};
