import type { Farm } from "#core/farm.ts";
import { type HomeWords, homeWordsOf } from "#core/profile/home-words.ts";

const KINDS = [1, 2, 3, 4, 5, 6, 0];

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
