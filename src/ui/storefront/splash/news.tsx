import { ROUTES } from "#core/routes.ts";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { useUnseenSplash } from "#ui/storefront/splash/queries.ts";
import { SplashDialog } from "#ui/storefront/splash/splash-dialog.tsx";
import { SplashStrip } from "#ui/storefront/splash/splash-strip.tsx";

interface NewsProps {
  readonly splash: CleanSplash;
}

const NewsOnHome = ({ splash }: NewsProps) => {
  const unseen = useUnseenSplash();
  if (unseen) return <SplashDialog key={unseen.version} splash={unseen} />;
  return unseen === null && <SplashStrip key={splash.version} splash={splash} />;
};

export const News = ({ splash }: NewsProps) =>
  useGuardedPath() === ROUTES.home ? (
    <NewsOnHome splash={splash} />
  ) : (
    <SplashStrip key={splash.version} splash={splash} />
  );
