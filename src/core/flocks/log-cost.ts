import type { CommandContext } from "#core/command.ts";
import { COST_TYPES, type CostEntry, type FlockId } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import type { Day } from "#core/shared/day.ts";
import { readPounds } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface TypedCost {
  readonly flock: FlockId;
  readonly date: string;
  readonly type: string;
  readonly amount: string;
  readonly description: string;
}

export type LogCostRefusal =
  | { readonly kind: "missing-cost"; readonly fields: readonly ("type" | "amount")[] }
  | { readonly kind: "unlikely-day" };

const missingIn = ({ type, amount }: TypedCost, knownType: string) => [
  ...([...COST_TYPES, knownType].some((known) => known === type && known !== "")
    ? []
    : (["type"] as const)),
  ...(readPounds(amount) === null ? (["amount"] as const) : []),
];

export const costOf = (
  typed: TypedCost,
  id: string,
  today: Day,
  knownType = "",
): Result<CostEntry, LogCostRefusal> => {
  const fields = missingIn(typed, knownType);
  if (fields.length > 0) return refuse({ kind: "missing-cost", fields });
  const date = entryDay(typed.date, today);
  if (date === null) return refuse({ kind: "unlikely-day" });
  return accept({
    id,
    date,
    type: typed.type,
    amount: readPounds(typed.amount) ?? 0,
    description: typed.description.trim(),
  });
};

export const logCost =
  ({ flocks, newId, now }: Pick<ShopRecords, "flocks"> & CommandContext) =>
  async (typed: TypedCost): Promise<Result<CostEntry, LogCostRefusal>> => {
    const cost = costOf(typed, newId, todayAt(now));
    if (cost.ok) await flocks.addCost(typed.flock, cost.value);
    return cost;
  };
