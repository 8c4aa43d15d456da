import { hasText } from "#core/rich-text/clean-html.ts";
import { todayOf } from "#core/shared/today.ts";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import { isRunning, type Splash } from "#core/splash/splash.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { Readable } from "#ports/singleton.ts";

export const getShownSplash =
  ({
    splash,
    cleaner,
    clock,
  }: { readonly splash: Readable<Splash> } & Pick<ShopPorts, "cleaner" | "clock">) =>
  async (seen: number): Promise<CleanSplash | null> => {
    const stored = await splash.load();
    const isSeen = stored.version === seen;
    if (isSeen || !isRunning(stored, () => todayOf(clock))) return null;
    const content = await cleaner.cleanStored(stored.content);
    return hasText(content) ? { ...stored, content } : null;
  };
