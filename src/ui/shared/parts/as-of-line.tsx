import { useState } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { momentOf } from "#ui/shared/moment.ts";
import { useInventory } from "#ui/shared/queries/inventory.ts";
import { usePrices } from "#ui/shared/queries/prices.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

const useIsOld = (): boolean => {
  const isLost = useIsConnectionLost();
  const isUnread = [usePrices(), useInventory()].some(({ isStale }) => isStale);
  const [isOld, setOld] = useState(true);
  const isStillOld = isLost || (isOld && isUnread);
  if (isStillOld !== isOld) setOld(isStillOld);
  return isStillOld;
};

export const AsOfLine = () => {
  const heardAt = useApp().connection.heardAt?.();
  const [at, setAt] = useState(heardAt);
  const today = useToday();
  const isLost = useIsConnectionLost();
  const isOld = useIsOld();
  if (isLost && at !== heardAt) setAt(heardAt);
  if (!isOld || at === undefined) return null;
  return (
    <p role="status">
      Prices and stock as of <time dateTime={at}>{momentOf(at, today)}</time>.
    </p>
  );
};
