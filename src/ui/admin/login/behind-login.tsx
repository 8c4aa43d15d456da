import { type ReactNode, useMemo } from "react";
import { Router } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { type GuardedLocation, locationHook } from "#ui/shared/navigation/guarded-location.ts";
import { LocationContext, useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

const hiddenByLogin = (location: GuardedLocation): GuardedLocation => {
  const address = (): readonly string[] =>
    location.path() === ADMIN_ROUTES.login
      ? (location.note().from ?? ADMIN_ROUTES.dashboard).split(/(?=\?)/)
      : [location.path(), location.search()];
  return {
    ...location,
    path: () => address()[0] ?? "",
    search: () => address()[1] ?? "",
  };
};

export const BehindLogin = ({ children }: { readonly children: ReactNode }) => {
  const location = useGuardedLocation();
  const hidden = useMemo(() => hiddenByLogin(location), [location]);
  const hook = useMemo(() => locationHook(hidden), [hidden]);
  return (
    <LocationContext value={hidden}>
      <Router hook={hook}>{children}</Router>
    </LocationContext>
  );
};
