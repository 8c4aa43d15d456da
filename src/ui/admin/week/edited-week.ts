import type { WeekChanged } from "#core/planning/save-week.ts";
import { AREA, HORIZON, MAY } from "#core/planning/week-fields.ts";
import { type EditedTexts, only, type Texts } from "#ui/admin/editing/edited-texts.ts";
import { DAYS_BEFORE } from "#ui/admin/week/hours-texts.ts";
import { ON, textsOf } from "#ui/admin/week/week-texts.ts";

/** A method's day and its hours are one row: they are saved together. */
export const rowOf = (name: string): string =>
  /^(?:delivery|collection)-\d-/.exec(name)?.[0] ?? name;

export const overtaken = (
  now: EditedTexts,
  { version, stored: week, conflicts }: WeekChanged,
): EditedTexts => {
  const stored = textsOf(week);
  const isOff = (name: string): boolean => stored[`${rowOf(name)}on`] === "";
  const rows = conflicts.filter(isOff).map(rowOf);
  const kept = only(
    { ...now.was, ...now.texts },
    (name) => name in now.texts || (rows.includes(rowOf(name)) && stored[name] !== now.was[name]),
  );
  return { texts: kept, was: stored, version, conflicts };
};

const HOURS_WORDS: Readonly<Record<string, (text: string) => string>> = {
  from: (text) => `From ${text || "no hour"}`,
  to: (text) => `To ${text || "no hour"}`,
  cutOffDays: (text) => `Order by ${DAYS_BEFORE[Number(text)] ?? text}`,
  cutOffTime: (text) => `Time ${text || "the end of that day"}`,
  orders: (text) => `Orders at most ${text || "any number"}`,
  eggs: (text) => `Eggs at most ${text || "any number"}`,
};
const OTHER_WORDS: Readonly<Record<string, (text: string) => string>> = {
  [AREA]: (text) => text || "everywhere",
  [HORIZON]: (text) => text,
  [MAY.changeDay]: (text) => `change the day: ${text === ON ? "yes" : "no"}`,
  [MAY.cancel]: (text) => `cancel: ${text === ON ? "yes" : "no"}`,
};

const inWords = (name: string, text: string): string => {
  const words = OTHER_WORDS[name] ?? HOURS_WORDS[name.slice(rowOf(name).length)];
  return words?.(text) ?? "";
};

export const besideOf = (
  edited: EditedTexts | null,
  stored: Texts,
  isShown: (name: string) => boolean,
): string | null => {
  const names = (edited?.conflicts ?? []).filter(isShown);
  const [first] = names;
  if (first === undefined) return null;
  if (stored[`${rowOf(first)}on`] === "") return "Switched off";
  return names.map((name) => inWords(name, stored[name] ?? "")).join(", ");
};

export const takenIn =
  ({ conflicts = [], texts }: EditedTexts, stored: Texts, isShown: (name: string) => boolean) =>
  (name: string): boolean => {
    const on = `${rowOf(name)}on`;
    const isOtherwise = on in texts && texts[on] !== stored[on];
    return isShown(name) && (isOtherwise || conflicts.includes(name));
  };
