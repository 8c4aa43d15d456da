import type { Pence } from "#core/shared/money.ts";

const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** "£3.40"; a loss reads "-£12.34". */
export const formatGbp = (pence: Pence): string => POUNDS.format(pence / 100);
