import type { Pence } from "#core/shared/money.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

/** "£3.40"; a loss reads "-£12.34". */
export const formatGbp = (pence: Pence): string =>
  `${pence < 0 ? "-" : ""}£${withCommas((Math.abs(pence) / 100).toFixed(2))}`;
