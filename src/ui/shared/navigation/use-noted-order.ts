import { useSyncExternalStore } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

/** The order id that led here, kept over reloads and the way back; empty for none. */
export const useNotedOrder = (): string => {
  const location = useGuardedLocation();
  return useSyncExternalStore(
    location.subscribe,
    () => location.note().orderId ?? "",
    () => "",
  );
};
