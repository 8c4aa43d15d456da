import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { VisitorRecords } from "#ports/records.ts";

interface ShopWindow {
  getShownSplash(seen: number): Promise<CleanSplash | null>;
}

export const getUnseenSplash =
  (shop: ShopWindow, { seenSplash }: Pick<VisitorRecords, "seenSplash">) =>
  async (): Promise<CleanSplash | null> =>
    shop.getShownSplash(await seenSplash.load());
