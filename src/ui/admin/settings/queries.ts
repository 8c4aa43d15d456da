import type { ProfileEdit } from "#core/profile/save-profile.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "profile";

export const SAVED: Notice = {
  title: "Success!",
  text: "Your shop has been updated.",
  tone: "good",
};

export const useProfileSheet = () =>
  useRecords({
    reads: [TOPIC, "week", "prices"],
    key: [TOPIC, "sheet"],
    run: (app) => app.shop.office.getProfile(),
  }).data;

export const useSaveProfile = () =>
  useCommand({
    topic: TOPIC,
    run: async ({ shop, visitor }, edit: ProfileEdit) => {
      const prepared = await visitor.author.preparePictures(edit);
      return prepared.ok ? shop.office.saveProfile(prepared.value) : prepared;
    },
    success: () => SAVED,
    refusals: REFUSALS,
  });
