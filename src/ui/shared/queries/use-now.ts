import { useCallback, useEffect, useMemo, useState } from "react";
import { instantOf } from "#core/shared/day.ts";
import { useApp } from "#ui/shared/app-context.ts";

/** Timers may fire a moment before the clock shows their instant. */
const LATE_MS = 50;

const useNow = (): readonly [now: string, look: () => void] => {
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

const useAlarm = (at: string | null, now: string, look: () => void): void => {
  const { visitor } = useApp();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is set anew after each look, since one may come too early.
  useEffect(() => {
    if (at === null) return;
    const until = (instantOf(at) ?? 0) - (instantOf(visitor.now()) ?? 0);
    const timer = setTimeout(look, Math.max(0, until) + LATE_MS);
    return () => clearTimeout(timer);
  }, [at, now, look, visitor]);
};

/** Renders again at the clock's `until`. Pass stable functions. */
export const useByNow = <Shown extends { readonly until: string | null }>(
  shownAt: (now: string) => Shown,
): Shown => {
  const [now, look] = useNow();
  const shown = useMemo(() => shownAt(now), [shownAt, now]);
  useAlarm(shown.until, now, look);
  return shown;
};
