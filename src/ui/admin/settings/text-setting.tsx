import { lettersIn } from "#core/profile/field-fault.ts";
import { faultText } from "#ui/admin/settings/fault-texts.ts";
import { StoredSetting } from "#ui/admin/settings/stored-setting.tsx";
import type { Setting } from "#ui/admin/settings/use-section.ts";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";

const TOLD_FROM = 0.8;

const leftOf = (text: string, most: number): string => {
  const letters = lettersIn(text);
  if (letters < most * TOLD_FROM) return "";
  const left = Math.abs(most - letters);
  return `${left} ${left === 1 ? "letter" : "letters"} ${letters > most ? "too many" : "left"}`;
};

interface TextSettingProps extends Setting {
  readonly label: string;
  readonly most: number;
  readonly hint?: string;
  readonly type?: "text" | "tel" | "email";
  readonly autoComplete?: string;
  readonly rows?: number;
  /** Beside another on a phone too, or only where there is room. */
  readonly isShort?: boolean | "on a desktop";
}

export const TextSetting = ({
  text,
  most,
  fault,
  hint,
  rows,
  isShort,
  beside,
  onType,
  onTake,
  ...control
}: TextSettingProps) => {
  const words = { hint: leftOf(text, most) || hint, error: faultText(fault, most) };
  return (
    <>
      {rows === undefined ? (
        <Field
          {...control}
          {...words}
          data-short={isShort}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <TextArea
          name={control.name}
          label={control.label}
          {...words}
          rows={rows}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )}
      <StoredSetting of={control.label} beside={beside} onTake={onTake} />
    </>
  );
};
