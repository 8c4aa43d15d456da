import type { Pence } from "#core/shared/money.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

export const formatGbp = (pence: Pence): string =>
  `${pence < 0 ? "-" : ""}£${withCommas((Math.abs(pence) / 100).toFixed(2))}`;
