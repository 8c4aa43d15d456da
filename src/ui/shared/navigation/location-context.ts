import { createContext, use, useEffect, useRef, useSyncExternalStore } from "react";
import type { GuardedLocation, Loss } from "#ui/shared/navigation/guarded-location.ts";

export const LocationContext = createContext<GuardedLocation | null>(null);

export const useGuardedLocation = (): GuardedLocation => {
  const location = use(LocationContext);
  if (!location) throw new Error("useGuardedLocation needs a LocationContext above it.");
  return location;
};

/** While `active`, leaving the page asks first; `loss` says what it would lose. Returns the way to stop asking at once. */
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

/**
 * Which of several links to this page was followed: from the history, or from the address where it was followed before
 * hydration. A page that came as HTML doesn't know.
 */
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
