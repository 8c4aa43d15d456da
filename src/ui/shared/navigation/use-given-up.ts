import { useEffect } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

/** Calls when somebody leaves what is guarded, and has said yes to losing it. Stands before what guards it. */
export const useGivenUp = (isGuarded: boolean, giveUp: () => void): void => {
  const location = useGuardedLocation();
  useEffect(() => {
    if (!isGuarded) return;
    return location.subscribe(() => {
      if (!location.isGuarded()) giveUp();
    });
  }, [isGuarded, location, giveUp]);
};
