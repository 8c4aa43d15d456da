import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { ProfileEdit, ProfileRefusal } from "#core/profile/save-profile.ts";
import type { Topic } from "#ports/change-feed.ts";
import { UNFIT_PICTURE } from "#ui/admin/posts/unfit-picture.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "profile";

export const SAVED: Notice = {
  title: "Success!",
  text: "Your shop has been updated.",
  tone: "good",
};

const CHANGED: Notice = {
  title: "Settings Have Changed Meanwhile",
  text: "Another tab saved this section since you began. What you typed is still here: save again to put it in place of the other.",
  tone: "destructive",
};

const REFUSALS: Record<(ProfileRefusal | UnfitPicture)["kind"], Notice | null> = {
  "profile-changed": CHANGED,
  "invalid-profile": null,
  "unfit-picture": UNFIT_PICTURE,
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
