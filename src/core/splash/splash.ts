import type { Day } from "#core/shared/day.ts";

export interface Splash {
  readonly content: string;
  readonly enabled: boolean;
  readonly version: number;
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
