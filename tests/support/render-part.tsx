import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import type { Shop } from "#tests/support/a-shop.ts";
import { loggedIn } from "#tests/support/plant.ts";
import { dropStyles, fillInWhatJsdomLacks, SHARED } from "#tests/support/render-shop.tsx";
import { AppContext } from "#ui/shared/app-context.ts";
import { type GuardedLocation, guardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { LocationContext } from "#ui/shared/navigation/location-context.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import { SettingContext } from "#ui/shared/setting.ts";

/** One part of the shared shop's admin area, without the page around it. */
export const renderPart = async (
  part: ReactNode,
  shop: Shop,
  location: GuardedLocation = guardedLocation(window),
) => {
  fillInWhatJsdomLacks();
  dropStyles();
  await loggedIn(shop);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppContext value={shop.app}>
        <SettingContext value={SHARED}>
          <LocationContext value={location}>
            <Suspense>{part}</Suspense>
          </LocationContext>
        </SettingContext>
      </AppContext>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
};
