import { useMemo } from "react";
import type { Farm } from "#core/farm.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { DEFAULT_PROFILE, type FarmProfile } from "#core/profile/farm-profile.ts";
import type { HomeWords } from "#core/profile/home-words.ts";
import { type Records, useRecords } from "#ui/shared/queries/use-records.ts";

export const PROFILE: Records<FarmProfile> = {
  reads: ["profile", "week"],
  key: ["profile"],
  run: (app) => app.shop.counter.getProfile(),
  // A page without it still sells.
  throwOnError: false,
};

const useProfile = (): FarmProfile => useRecords(PROFILE).data ?? DEFAULT_PROFILE;

export const useFarm = (): Farm => {
  const profile = useProfile();
  return useMemo(() => farmOf(profile), [profile]);
};

export const useHomeWords = (): HomeWords => useProfile().home;
