import type { Splash } from "#core/splash/splash.ts";
import type { Singleton } from "#ports/singleton.ts";

/** A splash page never saved is the one a shop starts with. */
export type SplashRepository = Singleton<Splash>;
