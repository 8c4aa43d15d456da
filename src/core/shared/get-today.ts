import type { Day } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Ports } from "#ports/ports.ts";

export const getToday =
  ({ clock }: Pick<Ports, "clock">) =>
  async (): Promise<Day> =>
    todayOf(clock);
