import type { Day } from "#core/shared/day.ts";

/** The pop-up over the home page, and the line over every other. */
export interface Splash {
  /** HTML as it is stored: to be cleaned before it is shown. */
  readonly content: string;
  readonly enabled: boolean;
  /** Starts at 1 and grows by one with each save. */
  readonly version: number;
  /** The last day on which visitors see it; absent where it has no end. */
  readonly until?: Day;
}

/** Whether visitors see it. What day it is is only asked where that matters. */
export const isRunning = (
  { enabled, until }: Pick<Splash, "enabled" | "until">,
  today: () => Day,
): boolean => enabled && (until === undefined || today() <= until);

export const DEFAULT_SPLASH: Splash = {
  content:
    "<h2>Welcome to the farm!</h2><p>Our hens have been busy: fresh eggs are in the boxes, and delivery is free this weekend.</p>",
  enabled: false,
  version: 1,
};
