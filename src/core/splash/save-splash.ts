import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { Ports } from "#ports/ports.ts";

export interface EditedSplash extends Pick<Splash, "content" | "enabled"> {
  /** The version that the owner began from. */
  readonly from: number;
}

/** Another version was saved since the owner began. */
export interface SplashChanged {
  readonly kind: "splash-changed";
  /** The version that is stored now. */
  readonly version: number;
}

/** Saves the splash page, cleaned, as its next version: visitors who closed the last one see it again. */
export const saveSplash =
  ({ cleaner, unitOfWork }: Pick<Ports, "cleaner" | "unitOfWork">) =>
  async (typed: EditedSplash): Promise<Result<Splash, SplashChanged>> => {
    const content = await cleaner.clean(typed.content);
    return unitOfWork.run(async ({ splash }) => {
      const { version } = await splash.load();
      if (version !== typed.from) return refuse({ kind: "splash-changed", version });
      const saved = { content, enabled: typed.enabled, version: version + 1 };
      await splash.save(saved);
      return accept(saved);
    });
  };
