import { useState } from "react";
import type { FarmProfile, ProfileSection } from "#core/profile/farm-profile.ts";
import type { FieldFault } from "#core/profile/field-fault.ts";
import type { ProfileSheet } from "#core/profile/get-profile.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import { threeWayMerge } from "#core/shared/three-way-merge.ts";
import type { Version } from "#core/shared/version.ts";
import { type Texts, withoutSent, withTheirs } from "#ui/admin/editing/edited-texts.ts";
import { leadingBack } from "#ui/admin/editing/leading-back.ts";
import { changesOf, useEditOver } from "#ui/admin/editing/use-edit-over.ts";
import { type ProfileChanged, useSaveProfile } from "#ui/admin/settings/queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { notify } from "#ui/shared/notices/notices.ts";

export interface SectionProps {
  readonly sheet: ProfileSheet;
}

interface Section<Fields extends Texts> extends SectionProps {
  readonly name: ProfileSection;
  readonly title: string;
  readonly fieldsOf: (profile: FarmProfile) => Fields;
  readonly editOf: (typed: Fields, version: Version) => ProfileEdit;
}

export interface Setting {
  readonly name: string;
  readonly text: string;
  readonly fault: FieldFault["why"] | undefined;
  readonly beside: string | undefined;
  readonly onType: (text: string) => void;
  readonly onTake: () => void;
}

const NO_FAULTS: readonly FieldFault[] = [];

export const useSection = <Fields extends Texts>({
  name,
  title,
  sheet,
  fieldsOf,
  editOf,
}: Section<Fields>) => {
  const [faults, setFaults] = useState(NO_FAULTS);
  const [preparing, setPreparing] = useState(0);
  const save = useSaveProfile();
  const stored = fieldsOf(sheet.profile);
  const over = useEditOver({
    name: `settings ${name}`,
    stored,
    version: sheet.sections[name].version,
    loss: (count) => `${count} ${changesOf(count)} to '${title}'`,
  });
  const { edited, texts, was, typed } = over;

  const mergedWith = ({ profile }: ProfileChanged) =>
    threeWayMerge<Fields>(was, typed, fieldsOf(profile));

  const send = (form: HTMLFormElement): void =>
    save.mutate(
      {
        edit: editOf(typed, over.version),
        mergedWith: (changed) => {
          const { merged, conflicts } = mergedWith(changed);
          return conflicts.length === 0 ? editOf(merged, changed.version) : null;
        },
      },
      {
        onSuccess: (answer) => {
          if (answer.ok) {
            setFaults(NO_FAULTS);
            over.change((now) => {
              const left = withoutSent(now, texts);
              return left && { ...left, version: answer.value };
            });
            return;
          }
          const { refusal } = answer;
          if (refusal.kind === "unfit-picture") return;
          const mark = (): void => {
            if (refusal.kind === "invalid-profile") setFaults(refusal.faults);
            else
              over.change((now) => ({
                texts: now.texts,
                was: fieldsOf(refusal.profile),
                version: refusal.version,
                conflicts: mergedWith(refusal).conflicts,
              }));
          };
          showFault(form, mark, (show) => notify(leadingBack(title, show)));
        },
      },
    );

  return {
    name,
    typed,
    hasChanges: edited !== null,
    unsaved: over.unsaved(),
    setting: (field: keyof Fields & string): Setting => ({
      name: field,
      text: typed[field] ?? "",
      fault: faults.find((one) => one.field === field)?.why,
      beside: edited?.conflicts?.includes(field) ? stored[field] : undefined,
      onType: (text) => {
        over.type(field, text);
        setFaults((now) => now.filter((one) => one.field !== field || one.why !== "no-picture"));
      },
      onTake: () => over.change((now) => withTheirs(now, (one) => one === field)),
    }),
    countPreparing: (change: 1 | -1) => setPreparing((before) => before + change),
    isPreparing: preparing > 0,
    send,
    save,
  };
};
