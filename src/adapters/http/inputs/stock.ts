import * as v from "valibot";
import { Category, Figure, list, Pack, Words } from "#adapters/http/schemas.ts";

export const StockEdits = list(v.object({ category: Category, version: Words, to: Figure }), 100);

export const PriceEdits = list(v.object({ ...Pack, version: Words, to: Figure }), 100);
