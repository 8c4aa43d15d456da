import { useEffect } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

/** Calls `giveUp` when a guarded page is left. It must run before the guard. */
export const useGivenUp = (isGuarded: boolean, giveUp: () => void): void => {
  const location = useGuardedLocation();
  useEffect(() => {
    if (!isGuarded) return;
    return location.subscribe(() => {
      if (!location.isGuarded()) giveUp();
    });
  }, [isGuarded, location, giveUp]);
};
