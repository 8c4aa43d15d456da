import type { Clock } from "#ports/clock.ts";

/** A clock that runs from an instant, and may be set forward. */
export const runningFrom = (at: string): Clock & { setForward(minutes: number): void } => {
  let begun = Date.now();
  return {
    now: () => new Date(Date.parse(at) + Date.now() - begun).toISOString(),
    setForward: (minutes) => {
      begun -= minutes * 60_000;
    },
  };
};
