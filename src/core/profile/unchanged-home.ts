import type { Farm } from "#core/farm.ts";
import { type HomeWords, homeWordsOf } from "#core/profile/home-words.ts";

/** Each number of kinds that may have been for sale when the text was shown. */
const KINDS = [1, 2, 3, 4, 5, 6, 0];

/** With a fresh shop's texts in place of those that the shop wrote itself. */
export const unchangedHome = (
  words: HomeWords,
  fresh: HomeWords,
  farm: Pick<Farm, "deliveryTown" | "calendar">,
): HomeWords => {
  const [badge, ...badges] = words.badges;
  const first = KINDS.map((kinds) => homeWordsOf(farm, kinds));
  const isFirst = first.some(({ introduction }) => introduction === words.introduction);
  const isFirstBadge = first.some(({ badges: [one] }) => one.text === badge.text);
  return {
    ...words,
    ...(isFirst && { introduction: fresh.introduction }),
    badges: [isFirstBadge ? { ...badge, text: fresh.badges[0].text } : badge, ...badges],
  };
};
