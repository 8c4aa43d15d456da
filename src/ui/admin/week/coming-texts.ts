import type { ComingDay } from "#core/days/owners-days.ts";
import type { Day } from "#core/shared/day.ts";

export const daysOf = (
  coming: readonly ComingDay[],
): readonly (readonly [Day, readonly ComingDay[]])[] => {
  const days = [...new Set(coming.map(({ day }) => day))];
  return days.map((day) => [day, coming.filter((one) => one.day === day)] as const);
};

/** What the methods of a day that can be ordered have in common. */
export const alikeIn = (methods: readonly ComingDay[]) => {
  const orderable = methods.filter(({ state }) => state !== "closed");
  const has = (key: "closesAt" | "state"): boolean =>
    orderable.length > 1 && new Set(orderable.map((one) => one[key])).size === 1;
  const cutOff = has("closesAt");
  return { cutOff, state: cutOff && has("state") && !orderable.some(({ reason }) => reason) };
};

const counted = (taken: number, cap: number | null, noun: string): string => {
  const many = `${noun}${(cap ?? taken) === 1 ? "" : "s"}`;
  return cap === null ? `${taken} ${many}` : `${taken} of ${cap} ${many}`;
};

export const takenInWords = ({ taken, caps }: Pick<ComingDay, "taken" | "caps">): string =>
  `${counted(taken.orders, caps.orders, "order")}, ${counted(taken.eggs, caps.eggs, "egg")}`;
