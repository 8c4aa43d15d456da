import { type Pence, readPounds } from "#core/shared/money.ts";

export const SWITCHED_OFF = "off";

export const readPrice = (typed: string): Pence | null =>
  typed === SWITCHED_OFF ? 0 : readPounds(typed);
