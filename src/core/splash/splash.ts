import type { Day } from "#core/shared/day.ts";

/** The pop-up over Home, and the line over every other page. */
export interface Splash {
  readonly content: string;
  readonly enabled: boolean;
  readonly version: number;
  /** The last day on which visitors see it; absent for no end. */
  readonly until?: Day;
}

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
