import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { VisitorRecords } from "#ports/records.ts";

interface ShopWindow {
  getShownSplash(seen: number): Promise<CleanSplash | null>;
}

/** The splash page for a visitor who has not closed this version of it; null for anybody else. */
export const getUnseenSplash =
  (shop: ShopWindow, { seenSplash }: Pick<VisitorRecords, "seenSplash">) =>
  async (): Promise<CleanSplash | null> =>
    shop.getShownSplash(await seenSplash.load());
