import { useCallback, useState } from "react";
import type { FieldFault } from "#core/profile/field-fault.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import type { Version } from "#core/shared/version.ts";
import { useSaveProfile } from "#ui/admin/settings/queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

type Texts = Readonly<Record<string, string>>;

interface Edited {
  readonly texts: Texts;
  /** Optimistic locking: the version that the first change was made from. */
  readonly version: Version;
}

interface Section<Fields extends Texts> {
  readonly name: string;
  readonly title: string;
  readonly fields: Fields;
  readonly version: Version;
  readonly editOf: (typed: Fields, version: Version) => ProfileEdit;
}

const NO_FAULTS: readonly FieldFault[] = [];

const changesOf = (count: number): string => (count === 1 ? "change" : "changes");

/** One section's form: what is typed lies over what is stored, so that a change elsewhere shows beside it. */
export const useSection = <Fields extends Texts>({
  name,
  title,
  fields,
  version,
  editOf,
}: Section<Fields>) => {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [preparing, setPreparing] = useState(0);
  const save = useSaveProfile();
  const count = Object.keys(edited?.texts ?? {}).length;
  const giveUp = useKeptText(`settings ${name}`, edited && JSON.stringify(edited), (text) =>
    setEdited(JSON.parse(text) as Edited),
  );
  useGivenUp(count > 0, giveUp);
  useLeaveGuard(
    count > 0,
    useCallback(() => `${count} ${changesOf(count)} to '${title}'`, [count, title]),
  );

  const type = (field: keyof Fields & string, text: string): void =>
    setEdited((before) => {
      const { [field]: _before, ...others } = before?.texts ?? {};
      const texts: Texts = text === fields[field] ? others : { ...others, [field]: text };
      return Object.keys(texts).length > 0 ? { texts, version: before?.version ?? version } : null;
    });

  const typed = { ...fields, ...edited?.texts } as Fields;

  const send = (form: HTMLFormElement): void => {
    const from = edited?.version ?? version;
    save.mutate(editOf(typed, from), {
      onSuccess: (answer) => {
        if (answer.ok) {
          setFaults(NO_FAULTS);
          // What was typed while it was sent stays.
          setEdited((now) => (now === edited ? null : now && { ...now, version: answer.value }));
          return;
        }
        const { refusal } = answer;
        if (refusal.kind === "profile-changed") {
          setEdited((now) => now && { ...now, version: refusal.version });
          return;
        }
        if (refusal.kind === "unfit-picture") return;
        showFault(form, () => setFaults(refusal.faults));
      },
    });
  };

  return {
    name,
    typed,
    count,
    unsaved: count > 0 ? `${count} unsaved ${changesOf(count)}` : "",
    faultOf: (field: string) => faults.find((one) => one.field === field)?.why,
    type,
    /** Pictures that are being made small. */
    countPreparing: (change: 1 | -1) => setPreparing((before) => before + change),
    isPreparing: preparing > 0,
    send,
    save,
  };
};
