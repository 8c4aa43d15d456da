import * as v from "valibot";
import { isReckonable } from "#adapters/farm-json/reckonable.ts";
import { readFigure } from "#core/shared/figure.ts";

export const StoredNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(readFigure), v.number())]),
  v.check(isReckonable),
);
