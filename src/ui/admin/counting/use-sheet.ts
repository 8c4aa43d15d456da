import type { CountSheet } from "#core/care/get-count-sheet.ts";
import type { OwnCounts } from "#core/counting/own-counts.ts";
import { ownSheet } from "#core/counting/own-sheet.ts";
import type { Day } from "#core/shared/day.ts";
import { useCountSheet } from "#ui/admin/counting/queries.ts";
import { useIsUnanswered } from "#ui/shared/queries/unanswered.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";

export const useSheet = (day: Day, own: OwnCounts, today: Day): CountSheet | undefined => {
  const sheet = useCountSheet(day);
  const [isLost, isUnanswered] = [useIsConnectionLost(), useIsUnanswered()];
  return sheet ?? (isLost || isUnanswered ? ownSheet(own, day, today) : undefined);
};
