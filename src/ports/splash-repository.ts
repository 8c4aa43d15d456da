import type { Splash } from "#core/splash/splash.ts";

export interface SplashRepository {
  /** A splash page never saved is the one a shop starts with. */
  load(): Promise<Splash>;
  save(splash: Splash): Promise<void>;
  /** The last version that this visitor closed; 0 for none. */
  seenVersion(): Promise<number>;
  setSeenVersion(version: number): Promise<void>;
}
