import { type Pence, readPounds } from "#core/shared/money.ts";

/** What stands for the typed price of a pack that is switched off. */
export const SWITCHED_OFF = "off";

export const readPrice = (typed: string): Pence | null =>
  typed === SWITCHED_OFF ? 0 : readPounds(typed);
