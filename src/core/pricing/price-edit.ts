import { type Pack, packId } from "#core/catalogue/pack.ts";
import { isPrice, type Prices } from "#core/pricing/prices.ts";
import { checkEdits, type FigureEdit, type FigureRow } from "#core/shared/figure-sheet.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface PriceRow extends FigureRow {
  readonly price: Pence;
}

export type PriceSheet = Readonly<Record<string, PriceRow>>;

export interface PriceEdit extends Pack, FigureEdit {}

export type PriceEditRefusal =
  | {
      readonly kind: "prices-changed";
      readonly conflicts: readonly (Pack & PriceRow)[];
    }
  | { readonly kind: "invalid-price"; readonly packs: readonly Pack[] };

const packOf = ({ category, packSize }: Pack): Pack => ({ category, packSize });

export const applyPriceEdits = (
  prices: Prices,
  sheet: PriceSheet,
  edits: readonly PriceEdit[],
): Result<Prices, PriceEditRefusal> => {
  const rowOf = (edit: PriceEdit): PriceRow | undefined => sheet[packId(edit)];
  const { invalid, conflicts } = checkEdits(edits, rowOf, isPrice);
  if (invalid.length > 0) return refuse({ kind: "invalid-price", packs: invalid.map(packOf) });
  if (conflicts.length > 0)
    return refuse({
      kind: "prices-changed",
      conflicts: conflicts.map(({ edit, now }) => ({ ...packOf(edit), ...now })),
    });
  const edited = { ...prices };
  for (const { category, packSize, to } of edits)
    edited[category] = { ...edited[category], [packSize]: to };
  return accept(edited);
};
