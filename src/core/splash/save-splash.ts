import { accept, type Result } from "#core/shared/result.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { Ports } from "#ports/ports.ts";

/** Saves the splash page, cleaned, as its next version: visitors who closed the last one see it again. */
export const saveSplash =
  ({ cleaner, unitOfWork }: Pick<Ports, "cleaner" | "unitOfWork">) =>
  async (typed: Pick<Splash, "content" | "enabled">): Promise<Result<Splash, never>> => {
    const content = await cleaner.clean(typed.content);
    return unitOfWork.run(async ({ splash }) => {
      const { version } = await splash.load();
      const saved = { content, enabled: typed.enabled, version: version + 1 };
      await splash.save(saved);
      return accept(saved);
    });
  };
