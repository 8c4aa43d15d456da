import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { useDayOffers } from "#ui/shared/queries/days.ts";
import { CollectInstead } from "#ui/storefront/postcode/collect-instead.tsx";

interface NoOpenDayProps {
  readonly method: DeliveryMethod;
  /** The first open day after those that may be chosen; null where there is none. */
  readonly until: Day | null;
  readonly onCollected: () => void;
}

export const NoOpenDay = ({ method, until, onCollected }: NoOpenDayProps) => {
  const mayCollect = useDayOffers("collection").some(({ state }) => state === "open");
  if (method === "collection" || !mayCollect)
    return <p>No day is open at the moment. Please text us.</p>;
  return (
    <>
      <p>
        {until === null
          ? "No delivery day is open: collect instead."
          : `No delivery day is open until ${writtenDay(until)}: collect instead.`}
      </p>
      <CollectInstead onCollected={onCollected} />
    </>
  );
};
