import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

/** Days after the day an egg was laid. */
export interface EggDates {
  /** The date on the box: at most 28. */
  readonly bestBeforeDays: number;
  /** The last day on which the egg may be handed over. */
  readonly handOverDays: number;
}

export interface BookSettings extends EggDates {
  readonly isOpen: boolean;
  /** An ISO 8601 instant; empty for never. */
  readonly openedAt: string;
  /** The last count of the shelf by kind, since the book was opened: ISO 8601 instants. */
  readonly countedAt: Readonly<Partial<Record<CategoryId, string>>>;
  /** The day of the owner's last notice about stock that is low by age; empty for none. */
  readonly agedOn: Day;
}

export const MOST_EGG_DAYS = 28;

/** Regulation 853/2004, annex III, section X: eggs reach the consumer within 21 days of laying. */
export const LAWFUL_HAND_OVER_DAYS = 21;

export const CLOSED_BOOK: BookSettings = {
  isOpen: false,
  openedAt: "",
  countedAt: {},
  agedOn: "",
  bestBeforeDays: MOST_EGG_DAYS,
  handOverDays: LAWFUL_HAND_OVER_DAYS,
};

export const isEggDays = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= MOST_EGG_DAYS;

export const bestBeforeOf = (
  laid: Day,
  { bestBeforeDays }: Pick<EggDates, "bestBeforeDays">,
): Day => addDays(laid, bestBeforeDays);

export const handOverUntil = (laid: Day, { handOverDays }: Pick<EggDates, "handOverDays">): Day =>
  addDays(laid, handOverDays);

/** Whether the last day for handing the eggs over has passed. */
export const isPastDay = (laid: Day, day: Day, dates: Pick<EggDates, "handOverDays">): boolean =>
  handOverUntil(laid, dates) < day;

/** The last count of the shelf of a kind, if it was after an instant. */
export const countedSince = (
  { countedAt }: BookSettings,
  category: CategoryId,
  instant: string,
): string | null => {
  const counted = countedAt[category] ?? "";
  return counted > instant ? counted : null;
};
