import { useState } from "react";
import type { CartLine } from "#core/cart/cart.ts";
import { choiceOf, type DayChoice, earliestDay } from "#core/days/day-choice.ts";
import type { DayOffer } from "#core/days/day-offers.ts";
import { noOpenDay } from "#core/days/no-open-day.ts";
import type { DayNeed } from "#core/days/room-for.ts";
import { dayNeeds } from "#core/payments/purchase.ts";
import type { Day } from "#core/shared/day.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { useChosenDays } from "#ui/storefront/checkout/queries.ts";
import { useDays } from "#ui/storefront/days/queries.ts";

export interface MethodDays extends DayNeed {
  readonly offers: readonly DayOffer[];
  readonly wanted: Day | null;
  readonly choice: DayChoice;
  readonly today: Day;
}

export interface DayChoices {
  readonly choices: readonly MethodDays[];
  readonly isRead: boolean;
  readonly withoutDay: ReturnType<typeof noOpenDay>;
}

export const useDayChoices = (lines: readonly CartLine[]): DayChoices => {
  const days = useDays(lines.length > 0);
  const { data: kept, isPending } = useChosenDays();
  const [first, setFirst] = useState<ChosenDays>({});
  const choices = dayNeeds(lines).map((need): MethodDays => {
    const offers = days[need.method];
    const wanted =
      kept?.[need.method] ?? first[need.method] ?? earliestDay(offers, need.eggs) ?? null;
    const choice = choiceOf(offers, need.eggs, wanted);
    return { ...need, offers, wanted, choice, today: days.today };
  });
  // From here on a day that is gone becomes empty, and doesn't move.
  const begun = choices.find(
    ({ method, wanted }) => wanted !== null && !first[method] && kept && !kept[method],
  );
  if (begun?.wanted && days.isCounted) setFirst({ ...first, [begun.method]: begun.wanted });
  if (lines.length === 0 && Object.keys(first).length > 0) setFirst({});
  return {
    choices,
    isRead: !(isPending || days.isAsking),
    withoutDay: choices.map((need) => noOpenDay(days, need)).find((left) => left !== null) ?? null,
  };
};

export const daysChosen = (choices: readonly MethodDays[]): ChosenDays =>
  Object.fromEntries(
    choices.flatMap(({ method, choice }) => (choice.day === null ? [] : [[method, choice.day]])),
  );
