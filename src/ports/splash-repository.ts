import type { Splash } from "#core/splash/splash.ts";
import type { Singleton } from "#ports/singleton.ts";

export type SplashRepository = Singleton<Splash>;
