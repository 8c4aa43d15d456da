import { useCallback, useState } from "react";
import type { Version } from "#core/shared/version.ts";
import {
  type EditedTexts,
  type RowOf,
  type Texts,
  typedOver,
} from "#ui/admin/editing/edited-texts.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

interface EditOver<Fields extends Texts> {
  readonly name: string;
  readonly stored: Fields;
  readonly version: Version;
  readonly loss: (count: number) => string;
  readonly rowOf?: RowOf;
}

export const changesOf = (count: number): string => (count === 1 ? "change" : "changes");

export const notSaved = (count: number): string => `${count} ${changesOf(count)} not saved`;

export const useEditOver = <Fields extends Texts>({
  name,
  stored,
  version,
  loss,
  rowOf,
}: EditOver<Fields>) => {
  const [edited, setEdited] = useState<EditedTexts | null>(null);
  const texts: Texts = edited?.texts ?? {};
  const names = Object.keys(texts);
  const isEdited = names.length > 0;
  const giveUp = useKeptText(name, edited && JSON.stringify(edited), (text) =>
    setEdited(JSON.parse(text) as EditedTexts),
  );
  useGivenUp(isEdited, giveUp);
  const lost = loss(names.length);
  useLeaveGuard(
    isEdited,
    useCallback(() => lost, [lost]),
  );
  return {
    edited,
    texts,
    typed: { ...stored, ...texts } as Fields,
    was: { ...stored, ...edited?.was } as Fields,
    version: edited?.version ?? version,
    type: (field: string, text: string): void =>
      setEdited((before) => typedOver(before, [field, text], stored, version, rowOf)),
    change: (to: (now: EditedTexts) => EditedTexts | null): void =>
      setEdited((now) => now && to(now)),
    unsaved: (isCounted = (_name: string): boolean => true): string => {
      const count = names.filter(isCounted).length;
      return count > 0 ? notSaved(count) : "";
    },
  };
};
