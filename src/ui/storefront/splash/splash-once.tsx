import { Suspense } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useUnseenSplash } from "#ui/shared/queries/seen-splash.ts";

const SplashDialog = lazyPage(
  async () => (await import("#ui/storefront/splash/splash-dialog.tsx")).SplashDialog,
);

/** The owner's splash page over Home, once for each version of it. */
export const SplashOnce = () => {
  const splash = useUnseenSplash();
  return (
    splash && (
      <Suspense fallback={null}>
        <SplashDialog key={splash.version} splash={splash} />
      </Suspense>
    )
  );
};
