import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { App } from "#core/app.ts";
import type { EggType } from "#core/catalogue/catalogue.ts";
import type { Farm } from "#core/farm.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { DEFAULT_PROFILE, type PublicProfile } from "#core/profile/farm-profile.ts";
import type { FarmTextName } from "#core/profile/farm-texts.ts";
import type { HomeWords } from "#core/profile/home-words.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { fetchRecords, type Records, useRecords } from "#ui/shared/queries/use-records.ts";

export const PROFILE: Records<PublicProfile> = {
  reads: ["profile", "week", "prices"],
  key: ["profile"],
  run: (app) => app.shop.counter.getProfile(),
  throwOnError: false,
};

const wholeOf = (known: PublicProfile | undefined): PublicProfile => ({
  ...DEFAULT_PROFILE,
  ...known,
  week: { ...DEFAULT_PROFILE.week, ...known?.week },
});

const useProfile = (): PublicProfile => {
  const known = useRecords(PROFILE).data;
  return useMemo(() => wholeOf(known), [known]);
};

export const useIsFarmUnread = (): boolean => useRecords(PROFILE).isPending;

export const useFarm = (): Farm => {
  const profile = useProfile();
  return useMemo(() => farmOf(profile), [profile]);
};

export const knownFarm = (client: QueryClient): Farm =>
  farmOf(wholeOf(client.getQueryData<PublicProfile>([...PROFILE.key])));

export const knownEggs = (client: QueryClient): readonly EggType[] => knownFarm(client).eggs;

export const useHomeWords = (): HomeWords => useProfile().home;

const textOf = (name: FarmTextName): Records<CleanHtml | null> => ({
  reads: ["profile"],
  key: ["profile", "text", name],
  run: (app) => app.shop.counter.getFarmText(name),
});

export const useFarmText = (name: FarmTextName) => useRecords(textOf(name)).data;

export const fetchFarmText = (name: FarmTextName, client: QueryClient, app: App): Promise<void> =>
  fetchRecords(textOf(name), client, app);

export const useFirstCode = (): string => useFarm().deliveryPostcodes[0]?.split(" ")[0] ?? "";
