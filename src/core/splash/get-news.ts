import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { Ports } from "#ports/ports.ts";

/** The splash page for a visitor who has not closed this version of it; null for anybody else, and where it says nothing. */
export const getNews =
  ({ splash, cleaner }: Pick<Ports, "splash" | "cleaner">) =>
  async (): Promise<CleanSplash | null> => {
    const stored = await splash.load();
    if (!stored.enabled || (await splash.seenVersion()) === stored.version) return null;
    const content = await cleaner.clean(stored.content);
    return (await cleaner.textOf(content)) === "" ? null : { ...stored, content };
  };
