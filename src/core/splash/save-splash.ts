import type { CommandContext, Commands } from "#core/command.ts";
import { type Filed, filePictures, keepPictures } from "#core/pictures/file-pictures.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { isDay } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { ShopPorts } from "#ports/ports.ts";
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
  ({ splash, pictures, now }: Pick<ShopRecords, "splash" | "pictures"> & CommandContext) =>
  async (
    { version, ...edited }: EditedSplash,
    kept: Filed<string>["pictures"],
  ): Promise<Result<Splash, SplashChanged>> => {
    const before = await splash.load();
    if (version !== String(before.version))
      return refuse({ kind: "splash-changed", version: String(before.version) });
    await keepPictures({ pictures, now }, kept);
    const saved = { ...edited, version: before.version + 1 };
    await splash.save(saved);
    return accept(saved);
  };

/** Saves a next version: visitors who closed the last one see it again. */
export const saveSplash = (
  { cleaner, pictureCodec }: Pick<ShopPorts, "cleaner" | "pictureCodec">,
  command: Commands<ShopRecords>,
) => {
  const store = command(storeNext);
  return async ({
    content,
    enabled,
    version,
    until = "",
  }: EditedSplash): Promise<Result<Splash, SplashChanged | UnfitPicture>> => {
    const filed = filePictures(pictureCodec, content);
    if (!filed.ok) return filed;
    const clean: CleanHtml = await cleaner.clean(filed.value.value);
    return store(
      { content: clean, enabled, version, ...(isDay(until) && { until }) },
      filed.value.pictures,
    );
  };
};
