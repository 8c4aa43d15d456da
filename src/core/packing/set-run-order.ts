import {
  MOST_POSTCODES,
  mergedRun,
  type RunOrder,
  type RunOrderRefusal,
} from "#core/packing/run-order.ts";
import { wholePostcode } from "#core/shared/postcode.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const setRunOrder =
  ({ runOrder }: Pick<ShopRecords, "runOrder">) =>
  async (typed: readonly string[]): Promise<Result<RunOrder, RunOrderRefusal>> => {
    if (typed.length > MOST_POSTCODES) return refuse({ kind: "too-many-postcodes" });
    const driven = typed.flatMap((one) => wholePostcode(one) ?? []);
    if (driven.length < typed.length) return refuse({ kind: "no-whole-postcode" });
    const run = driven.length === 0 ? [] : mergedRun(await runOrder.load(), driven);
    await runOrder.save(run);
    return accept(run);
  };
