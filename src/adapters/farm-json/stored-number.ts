import * as v from "valibot";
import { readFigure } from "#core/shared/figure.ts";
import { isReckonable } from "#core/shared/reckonable.ts";

export const StoredNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(readFigure), v.number())]),
  v.check(isReckonable),
);
