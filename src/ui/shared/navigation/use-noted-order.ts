import { useSyncExternalStore } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

/** The number of the order that led here, also after a reload and on the way back; empty for none. */
export const useNotedOrder = (): string => {
  const location = useGuardedLocation();
  return useSyncExternalStore(
    location.subscribe,
    () => location.note().orderId ?? "",
    () => "",
  );
};
