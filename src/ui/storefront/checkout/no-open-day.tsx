import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { useDayOffers } from "#ui/shared/queries/days.ts";
import { CollectInstead } from "#ui/storefront/postcode/collect-instead.tsx";

interface NoOpenDayProps {
  readonly method: DeliveryMethod;
  readonly onCollected: () => void;
}

export const NoOpenDay = ({ method, onCollected }: NoOpenDayProps) => {
  const mayCollect = useDayOffers("collection").some(({ state }) => state === "open");
  if (method === "collection" || !mayCollect)
    return <p>No day is open at the moment. Please text us.</p>;
  return (
    <>
      <p>No delivery day is open at the moment. Collection may be.</p>
      <CollectInstead onCollected={onCollected} />
    </>
  );
};
