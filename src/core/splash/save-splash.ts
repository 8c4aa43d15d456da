import type { Commands } from "#core/command.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { isDay } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface EditedSplash extends Pick<Splash, "content" | "enabled"> {
  /** The one that the owner began from. */
  readonly version: Version;
  /** The last day on which it shows; none where it is no day. */
  readonly until?: string;
}

/** Another version was saved since the owner began. */
export interface SplashChanged {
  readonly kind: "splash-changed";
  /** The one that is stored now. */
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

/** Saves the splash page, cleaned, as its next version: visitors who closed the last one see it again. */
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
