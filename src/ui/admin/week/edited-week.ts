import type { WeekChanged } from "#core/planning/save-week.ts";
import { AREA, HORIZON, MAY } from "#core/planning/week-fields.ts";
import { DAYS_BEFORE } from "#ui/admin/week/hours-texts.ts";
import { ON, type Texts, textsOf } from "#ui/admin/week/week-texts.ts";

/** What is typed over the week that is stored. */
export interface EditedWeekTexts {
  readonly texts: Texts;
  /** Of what was typed over, and of the rest of its day, as they were before. A version before kept none. */
  readonly was?: Texts | undefined;
  readonly version: string;
  /** The fields that another page has changed too. */
  readonly conflicts?: readonly string[];
}

/** A day in one way of handing over goes on or off with its hours. */
const rowOf = (name: string): string => /^(?:delivery|collection)-\d-/.exec(name)?.[0] ?? name;

const isInRow = (row: string) => (name: string) => rowOf(name) === row;

const only = (texts: Texts, isKept: (name: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isKept(name)));

const orNone = (edited: EditedWeekTexts): EditedWeekTexts | null =>
  Object.keys(edited.texts).length > 0 ? edited : null;

export const typedOver = (
  before: EditedWeekTexts | null,
  [name, text]: readonly [string, string],
  stored: Texts,
  version: string,
): EditedWeekTexts | null => {
  const { texts, ...rest }: EditedWeekTexts = before ?? { texts: {}, was: {}, version };
  const others = only(texts, (one) => one !== name);
  const was = rest.was && {
    ...only(stored, isInRow(rowOf(name))),
    ...rest.was,
    ...(name in texts ? {} : only(stored, (one) => one === name)),
  };
  const isChange = text !== stored[name] || rest.conflicts?.includes(name);
  return orNone({ ...rest, was, texts: isChange ? { ...others, [name]: text } : others });
};

/** What was typed while it was sent stays. */
export const withoutSent = (now: EditedWeekTexts, sent: Texts): EditedWeekTexts | null =>
  orNone({
    ...now,
    texts: only(now.texts, (name) => sent[name] !== now.texts[name]),
    was: now.was && { ...now.was, ...sent },
    conflicts: (now.conflicts ?? []).filter((name) => !(name in sent)),
  });

/** From now on made from what is stored. A day that was switched off there, and changed here, stays on here. */
export const overtaken = (
  now: EditedWeekTexts,
  { version, stored: week, conflicts }: WeekChanged,
): EditedWeekTexts => {
  const stored = textsOf(week);
  const isOff = (name: string): boolean => stored[`${rowOf(name)}on`] === "";
  const rows = conflicts.filter(isOff).map(rowOf);
  const kept = only(
    { ...now.was, ...now.texts },
    (name) => name in now.texts || (rows.includes(rowOf(name)) && stored[name] !== now.was?.[name]),
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

/** What is stored of those among these fields that both changed; null where there are none. */
export const besideOf = (
  edited: EditedWeekTexts | null,
  stored: Texts,
  isShown: (name: string) => boolean,
): string | null => {
  const names = (edited?.conflicts ?? []).filter(isShown);
  const [first] = names;
  if (first === undefined) return null;
  if (stored[`${rowOf(first)}on`] === "") return "Switched off";
  return names.map((name) => inWords(name, stored[name] ?? "")).join(", ");
};

/** A day that is on here and off there, or the other way round, is taken whole. */
export const withTheirs = (
  now: EditedWeekTexts,
  stored: Texts,
  isShown: (name: string) => boolean,
): EditedWeekTexts | null => {
  const { conflicts = [], texts } = now;
  const isTaken = (name: string): boolean => {
    const on = `${rowOf(name)}on`;
    const isOtherwise = on in texts && texts[on] !== stored[on];
    return isShown(name) && (isOtherwise || conflicts.includes(name));
  };
  return orNone({
    ...now,
    texts: only(texts, (name) => !isTaken(name)),
    conflicts: conflicts.filter((name) => !isShown(name)),
  });
};
