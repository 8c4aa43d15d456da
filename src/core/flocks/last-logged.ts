import { type EggEntry, eggsIn } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface DayCount {
  readonly date: Day;
  readonly eggs: number;
}

export const lastLogged = (entries: readonly EggEntry[], day: Day): DayCount | null => {
  const date = entries.reduce(
    (latest, entry) => (entry.date <= day && entry.date > latest ? entry.date : latest),
    "",
  );
  if (date === "") return null;
  const ofDay = entries.filter((entry) => entry.date === date);
  return { date, eggs: sumOf(ofDay, ({ counts }) => eggsIn(counts)) };
};
