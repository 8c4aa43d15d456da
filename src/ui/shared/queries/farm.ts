import { useMemo } from "react";
import type { Farm } from "#core/farm.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { DEFAULT_PROFILE, type FarmProfile } from "#core/profile/farm-profile.ts";
import { type Records, useRecords } from "#ui/shared/queries/use-records.ts";

export const PROFILE: Records<FarmProfile> = {
  reads: ["profile", "week"],
  key: ["profile"],
  run: (app) => app.shop.counter.getProfile(),
  // A page without it still sells.
  throwOnError: false,
};

export const useFarm = (): Farm => {
  const { data = DEFAULT_PROFILE } = useRecords(PROFILE);
  return useMemo(() => farmOf(data), [data]);
};
