import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { EditedSplash } from "#core/splash/save-splash.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "splash";

export const useSplash = (): CleanSplash | undefined =>
  useRecords({
    reads: [],
    key: ["form", TOPIC],
    run: (app) => app.shop.office.getSplash(),
    gcTime: 0,
  }).data;

export const useSaveSplash = () =>
  useCommand({
    topic: TOPIC,
    run: async ({ shop, visitor }, { seen, ...typed }: EditedSplash) => {
      const prepared = await visitor.author.preparePictures(typed);
      return prepared.ok ? shop.office.saveSplash({ ...prepared.value, seen }) : prepared;
    },
    success: () => ({
      title: "Splash Page Updated!",
      text: "Your changes have been saved and will be live for the next visitors.",
      tone: "good",
    }),
    refusals: REFUSALS,
  });
