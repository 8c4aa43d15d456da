import type { Setup } from "#core/setup/get-setup.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

export const useSetup = (): Setup | undefined =>
  useRecords({
    reads: ["profile", "week", "prices", "posts", "session"],
    key: ["setup"],
    run: (app) => app.shop.office.getSetup(),
    throwOnError: false,
  }).data;

export const useHideSetup = () =>
  useCommand({
    topic: "profile",
    run: (app) => app.shop.office.hideSetup(),
    refusals: {},
  });
