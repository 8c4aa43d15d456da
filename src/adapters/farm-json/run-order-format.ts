import type { SingletonFormat } from "#adapters/farm-json/document-format.ts";
import { MOST_POSTCODES, type RunOrder } from "#core/packing/run-order.ts";
import { wholePostcode } from "#core/shared/postcode.ts";

/** `["RH10 6AB", …]`. Bad and repeated postcodes are left out. */
export const runOrderFormat: SingletonFormat<RunOrder> = {
  topic: "runOrder",
  initial: [],
  read: (stored) => {
    if (!Array.isArray(stored)) return null;
    const known = stored.flatMap((one) => (typeof one === "string" && wholePostcode(one)) || []);
    const value = [...new Set(known)].slice(0, MOST_POSTCODES);
    return { value, stored: value, skipped: stored.length - known.length };
  },
  toStored: (run) => run,
};
