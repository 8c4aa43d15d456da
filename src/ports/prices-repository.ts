import type { Prices } from "#core/pricing/prices.ts";
import type { Version } from "#core/shared/version.ts";
import type { Singleton } from "#ports/singleton.ts";

export interface PricesRepository extends Singleton<Prices> {
  /** By pack id, for every pack of the catalogue. */
  versions(): Promise<Readonly<Record<string, Version>>>;
}
