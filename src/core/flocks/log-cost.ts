import type { Drawn } from "#core/command.ts";
import { COST_TYPES, type CostEntry, type FlockId } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import { readPounds } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** A cost as it was typed. */
export interface TypedCost {
  readonly flock: FlockId;
  /** Today where it is no day. */
  readonly date: string;
  readonly type: string;
  /** In pounds. */
  readonly amount: string;
  readonly description: string;
}

export type LogCostRefusal =
  | { readonly kind: "missing-cost"; readonly fields: readonly ("type" | "amount")[] }
  | { readonly kind: "unlikely-day" };

const missingIn = ({ type, amount }: TypedCost) => [
  ...(COST_TYPES.some((known) => known === type) ? [] : (["type"] as const)),
  ...(readPounds(amount) === null ? (["amount"] as const) : []),
];

export const logCost =
  ({ flocks, newId, now }: Pick<ShopRecords, "flocks"> & Drawn) =>
  async (typed: TypedCost): Promise<Result<CostEntry, LogCostRefusal>> => {
    const fields = missingIn(typed);
    if (fields.length > 0) return refuse({ kind: "missing-cost", fields });
    const date = entryDay(typed.date, todayAt(now));
    if (date === null) return refuse({ kind: "unlikely-day" });
    const entry: CostEntry = {
      id: newId,
      date,
      type: typed.type,
      amount: readPounds(typed.amount) ?? 0,
      description: typed.description.trim(),
    };
    await flocks.addCost(typed.flock, entry);
    return accept(entry);
  };
