import { useCallback, useEffect, useState } from "react";
import { instantOf } from "#core/shared/day.ts";
import { useApp } from "#ui/shared/app-context.ts";

/** Timers may fire a moment before the clock shows their instant. */
const LATE_MS = 50;

/** The instant by which a page goes, ISO 8601, and how to look at the clock anew: as it is whenever the page is looked at again. */
export const useNow = (): readonly [now: string, look: () => void] => {
  const { visitor } = useApp();
  const [now, setNow] = useState(() => visitor.now());
  const look = useCallback(() => setNow(visitor.now()), [visitor]);
  useEffect(() => {
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [look]);
  return [now, look];
};

export const useAlarm = (at: string | null, ring: () => void): void => {
  const { visitor } = useApp();
  useEffect(() => {
    if (at === null) return;
    const until = (instantOf(at) ?? 0) - (instantOf(visitor.now()) ?? 0);
    const timer = setTimeout(ring, Math.max(0, until) + LATE_MS);
    return () => clearTimeout(timer);
  }, [at, ring, visitor]);
};
