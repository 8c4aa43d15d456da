import type { App } from "#core/app.ts";
import type { ProfileEdit, ProfileRefusal } from "#core/profile/save-profile.ts";
import type { Topic } from "#ports/change-feed.ts";
import { saveMerged } from "#ui/admin/editing/save-merged.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

export type ProfileChanged = Extract<ProfileRefusal, { readonly kind: "profile-changed" }>;

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

export interface SectionSaving {
  readonly edit: ProfileEdit;
  mergedWith(changed: ProfileChanged): ProfileEdit | null;
}

const save = async ({ shop, visitor }: App, edit: ProfileEdit) => {
  const prepared = await visitor.author.preparePictures(edit);
  return prepared.ok ? shop.office.saveProfile(prepared.value) : prepared;
};

export const useSaveProfile = () =>
  useCommand({
    topic: TOPIC,
    run: (app, { edit, mergedWith }: SectionSaving) =>
      saveMerged(
        edit,
        (one) => save(app, one),
        (refusal) => (refusal.kind === "profile-changed" ? mergedWith(refusal) : null),
      ),
    success: () => SAVED,
    refusals: REFUSALS,
  });
