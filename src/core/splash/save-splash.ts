import type { Commands } from "#core/command.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { isDay } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface EditedSplash extends Pick<Splash, "content" | "enabled"> {
  /** Optimistic locking: the version that the edit was made from. */
  readonly version: Version;
  readonly until?: string;
}

export interface SplashChanged {
  readonly kind: "splash-changed";
  readonly version: Version;
}

const storeNext =
  ({ splash }: Pick<ShopRecords, "splash">) =>
  async ({ version, ...edited }: EditedSplash): Promise<Result<Splash, SplashChanged>> => {
    const before = await splash.load();
    if (version !== String(before.version))
      return refuse({ kind: "splash-changed", version: String(before.version) });
    const saved = { ...edited, version: before.version + 1 };
    await splash.save(saved);
    return accept(saved);
  };

/** Saves a next version: visitors who closed the last one see it again. */
export const saveSplash = (cleaner: HtmlCleaner, command: Commands<ShopRecords>) => {
  const store = command(storeNext);
  return async ({
    content,
    enabled,
    version,
    until = "",
  }: EditedSplash): Promise<Result<Splash, SplashChanged>> => {
    const clean: CleanHtml = await cleaner.clean(content);
    return store({ content: clean, enabled, version, ...(isDay(until) && { until }) });
  };
};
