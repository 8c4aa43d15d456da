import * as v from "valibot";
import type { SingletonFormat } from "#adapters/farm-json/document-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { StoredNumber } from "#adapters/farm-json/stored-number.ts";
import { hasStoredStories } from "#core/pictures/stored-stories.ts";
import { isDay } from "#core/shared/day.ts";
import { DEFAULT_SPLASH, type Splash } from "#core/splash/splash.ts";

const StoredSplash = v.pipe(
  v.object({
    content: v.string(),
    enabled: v.boolean(),
    version: v.pipe(StoredNumber, v.integer(), v.minValue(1)),
    until: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
  }),
  v.check(hasStoredStories),
);

const splashOf = ({ until, ...splash }: v.InferOutput<typeof StoredSplash>): Splash =>
  until === undefined ? splash : { ...splash, until };

export const splashFormat: SingletonFormat<Splash> = {
  topic: "splash",
  initial: DEFAULT_SPLASH,
  read: (stored) => {
    const splash = v.safeParse(StoredSplash, stored);
    return splash.success
      ? { value: splashOf(splash.output), stored: asMap(stored), skipped: 0 }
      : null;
  },
  toStored: (splash, before) => {
    const { until: _until, ...others } = asMap(before) ?? {};
    return { ...others, ...splash };
  },
};
