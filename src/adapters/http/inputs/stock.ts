import * as v from "valibot";
import { Category, Figure, Pack, packs, pairs, Words } from "#adapters/http/schemas.ts";

export const StockEdits = pairs(
  v.object({ category: Category, version: Words, to: Figure }),
  100,
  ({ category }) => category,
);

export const PriceEdits = packs(v.object({ ...Pack, version: Words, to: Figure }));
