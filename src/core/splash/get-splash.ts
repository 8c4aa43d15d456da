import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CleanSplash extends Splash {
  readonly content: CleanHtml;
}

export const getSplash =
  ({ splash, cleaner }: Pick<ShopRecords, "splash"> & Pick<ShopPorts, "cleaner">) =>
  async (): Promise<CleanSplash> => {
    const stored = await splash.load();
    return { ...stored, content: await cleaner.cleanStored(stored.content) };
  };
