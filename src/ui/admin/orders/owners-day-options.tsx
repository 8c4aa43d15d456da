import type { OwnersDay } from "#core/days/owners-days.ts";
import { writtenDay } from "#core/shared/calendar.ts";

const optionOf = ({ day, state }: OwnersDay) => (
  <option key={day} value={day}>
    {state === "open" ? writtenDay(day) : `${writtenDay(day)}: ${state}`}
  </option>
);

interface OwnersDayOptionsProps {
  readonly days: readonly OwnersDay[];
  readonly others: string;
}

export const OwnersDayOptions = ({ days, others }: OwnersDayOptionsProps) => (
  <>
    {days.filter(({ state }) => state === "open").map(optionOf)}
    <optgroup label={others}>{days.filter(({ state }) => state !== "open").map(optionOf)}</optgroup>
  </>
);
