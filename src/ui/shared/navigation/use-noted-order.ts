import { useSyncExternalStore } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

export const useNotedOrder = (): string => {
  const location = useGuardedLocation();
  return useSyncExternalStore(
    location.subscribe,
    () => location.note().orderId ?? "",
    () => "",
  );
};
