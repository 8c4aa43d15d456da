import * as v from "valibot";
import { readFigure } from "#core/shared/figure.ts";

/** A finite number, or a text that is one as people write it. */
export const StoredNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.transform(readFigure), v.number()),
]);
