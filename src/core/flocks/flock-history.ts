import { eggsIn, type Flock } from "#core/flocks/flock.ts";
import { profitAndLoss, totalsOf } from "#core/flocks/flock-pnl.ts";
import { daysOf, entriesIn, type Period } from "#core/flocks/period.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface HistoryPoint {
  readonly from: Day;
  readonly eggs: number | null;
  readonly profit: Pence;
}

const group = <Entry extends { readonly date: Day }>(
  entries: readonly Entry[],
  startOf: (day: Day) => Day,
): Map<Day, Entry[]> => {
  const groups = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const start = startOf(entry.date);
    const there = groups.get(start);
    if (there) there.push(entry);
    else groups.set(start, [entry]);
  }
  return groups;
};

export const isByMonth = (period: Period): boolean => period === "365" || period === "All";

export const historyOf = (
  flock: Flock,
  prices: Prices,
  period: Period,
  today: Day,
): readonly HistoryPoint[] => {
  const startOf = (day: Day): Day => (isByMonth(period) ? `${day.slice(0, 7)}-01` : day);
  const days = daysOf(period, today);
  const costs = group(entriesIn(flock.costs, days), startOf);
  const eggs = group(entriesIn(flock.eggs, days), startOf);
  return [...new Set([...costs.keys(), ...eggs.keys()])].sort().map((from) => {
    const part = { costs: costs.get(from) ?? [], eggs: eggs.get(from) ?? [] };
    return {
      from,
      eggs: part.eggs.length > 0 ? sumOf(part.eggs, ({ counts }) => eggsIn(counts)) : null,
      profit: profitAndLoss(totalsOf(part), prices).profit,
    };
  });
};
