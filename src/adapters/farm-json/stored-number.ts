import * as v from "valibot";
import { isReckonable } from "#adapters/farm-json/reckonable.ts";
import { readFigure } from "#core/shared/figure.ts";

export const StoredNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(readFigure), v.number())]),
  v.check(isReckonable),
);

/** Eggs of one lot or one move: a database's column holds no more. */
export const EggsOfOne = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
