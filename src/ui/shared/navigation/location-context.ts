import { createContext, use, useEffect, useRef, useSyncExternalStore } from "react";
import type { GuardedLocation, Loss } from "#ui/shared/navigation/guarded-location.ts";

export const LocationContext = createContext<GuardedLocation | null>(null);

export const useGuardedLocation = (): GuardedLocation => {
  const location = use(LocationContext);
  if (!location) throw new Error("useGuardedLocation needs a LocationContext above it.");
  return location;
};

/** Asks before leaving while `active`; `loss` says what would be lost. Returns the way to stop. */
export const useLeaveGuard = (active: boolean, loss?: Loss): (() => void) => {
  const location = useGuardedLocation();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!active) return;
    stop.current = location.guard(loss);
    return () => stop.current();
  }, [active, location, loss]);
  return () => stop.current();
};

export const useIsGuarded = (): boolean => {
  const location = useGuardedLocation();
  return useSyncExternalStore(location.subscribe, location.isGuarded, location.isGuarded);
};

export const useGuardedSearch = (): string => {
  const location = useGuardedLocation();
  return useSyncExternalStore(location.subscribe, location.search, location.search);
};

/** Reads the history, or an address that was followed before hydration. */
export const useFollowedLink = (telling: string): string | undefined => {
  const location = useGuardedLocation();
  return useSyncExternalStore(
    location.subscribe,
    () => location.note().link ?? (document.referrer.includes(origin) ? telling : undefined),
    () => undefined,
  );
};

export const useGuardedPath = (): string => {
  const location = useGuardedLocation();
  return useSyncExternalStore(location.subscribe, location.path, location.path);
};
