const SECONDS_A_DAY = 86_400;

const MONTH_STEPS = [1, 2, 3, 6, 12];
const DAY_STEPS = [1, 2, 7, 14];

const stepFor = (all: number, most: number, steps: readonly number[]): number => {
  const least = all / Math.max(most, 1);
  const last = steps.at(-1) ?? 1;
  return steps.find((step) => step >= least) ?? Math.ceil(least / last) * last;
};

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);

const monthAt = (month: number): number => Date.UTC(1970, month) / 1000;

const monthOf = (time: number): number => {
  const date = new Date(time * 1000);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};

/** In seconds since 1970: the starts of months, quarters, years…, no more than `most`. */
export const monthTicks = (min: number, max: number, most: number): readonly number[] => {
  const last = monthOf(max);
  const months = numbers(monthOf(min - 1) + 1, last);
  const step = stepFor(months.length, most, MONTH_STEPS);
  const named = months.filter((month) => month % step === 0);
  return (named.length > 0 ? named : months.slice(-1)).map(monthAt);
};

export const dayTicks = (min: number, max: number, most: number): readonly number[] => {
  const last = Math.floor(max / SECONDS_A_DAY);
  const days = numbers(Math.ceil(min / SECONDS_A_DAY), last);
  const step = stepFor(days.length, most, DAY_STEPS);
  return days.filter((day) => (last - day) % step === 0).map((day) => day * SECONDS_A_DAY);
};
