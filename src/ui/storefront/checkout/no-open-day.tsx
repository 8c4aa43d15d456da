import { noOpenDay, noOpenDayWords } from "#core/days/no-open-day.ts";
import type { DayNeed } from "#core/days/room-for.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useDays } from "#ui/storefront/days/queries.ts";
import { CollectInstead } from "#ui/storefront/postcode/collect-instead.tsx";

interface NoOpenDayProps extends DayNeed {
  readonly onCollected: () => void;
}

export const NoOpenDay = ({ onCollected, ...need }: NoOpenDayProps) => {
  const { calendar } = useFarm();
  const days = useDays();
  const words = noOpenDayWords(calendar, days, need);
  return (
    <>
      {words !== null && <p>{words}</p>}
      {noOpenDay(days, need) === "collect" && <CollectInstead onCollected={onCollected} />}
    </>
  );
};
