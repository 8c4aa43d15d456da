import type { ComponentProps } from "react";
import { PictureField } from "#ui/admin/editor/picture-field.tsx";
import { faultText } from "#ui/admin/settings/fault-texts.ts";
import { StoredSetting } from "#ui/admin/settings/stored-setting.tsx";
import type { Setting } from "#ui/admin/settings/use-section.ts";
import { Picture } from "#ui/shared/parts/picture.tsx";

type PictureSettingProps = Setting &
  Omit<ComponentProps<typeof PictureField>, "value" | "error" | "onChange">;

export const PictureSetting = ({
  text,
  fault,
  beside,
  onType,
  onTake,
  ...field
}: PictureSettingProps) => (
  <>
    <PictureField {...field} value={text} error={faultText(fault)} onChange={onType} />
    <StoredSetting
      of={field.label}
      beside={beside}
      onTake={onTake}
      shown={(picture) =>
        picture ? <Picture address={picture} alt="" shownAs="card" isSeenAtOnce /> : "No picture"
      }
    />
  </>
);
