import { createContext, use, useEffect, useRef, useSyncExternalStore } from "react";
import type { GuardedLocation, Loss } from "#ui/shared/navigation/guarded-location.ts";

export const LocationContext = createContext<GuardedLocation | null>(null);

export const useGuardedLocation = (): GuardedLocation => {
  const location = use(LocationContext);
  if (!location) throw new Error("useGuardedLocation needs a LocationContext above it.");
  return location;
};

/** While `active`, leaving the page asks first; `loss` says what it would lose. Answers with the way to stop asking at once. */
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

/** Whether leaving the page would ask first. */
export const useIsGuarded = (): boolean => {
  const location = useGuardedLocation();
  return useSyncExternalStore(location.subscribe, location.isGuarded, location.isGuarded);
};

/** What the address asks of the page that shows. */
export const useGuardedSearch = (): string => {
  const location = useGuardedLocation();
  return useSyncExternalStore(location.subscribe, location.search, location.search);
};

/**
 * Which of the links to a page was followed. The history knows; where one was followed before the script had come, and
 * the page was loaded for it, it was the one that tells where from. No page that came as HTML knows.
 */
export const useFollowedLink = (telling: string): string | undefined => {
  const location = useGuardedLocation();
  return useSyncExternalStore(
    location.subscribe,
    () => location.note().link ?? (document.referrer.includes(origin) ? telling : undefined),
    () => undefined,
  );
};

/** The path of the page that shows. */
export const useGuardedPath = (): string => {
  const location = useGuardedLocation();
  return useSyncExternalStore(location.subscribe, location.path, location.path);
};
