import { type FieldFault, lettersIn } from "#core/profile/field-fault.ts";
import { faultText } from "#ui/admin/settings/fault-texts.ts";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";

const TOLD_FROM = 0.8;

const leftOf = (text: string, most: number): string => {
  const letters = lettersIn(text);
  if (letters < most * TOLD_FROM) return "";
  const left = Math.abs(most - letters);
  return `${left} ${left === 1 ? "letter" : "letters"} ${letters > most ? "too many" : "left"}`;
};

interface TextSettingProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly most: number;
  readonly fault: FieldFault["why"] | undefined;
  readonly hint?: string;
  readonly type?: "text" | "tel" | "email";
  readonly autoComplete?: string;
  readonly rows?: number;
  readonly onType: (text: string) => void;
}

export const TextSetting = ({
  text,
  most,
  fault,
  hint,
  rows,
  onType,
  ...control
}: TextSettingProps) => {
  const words = { hint: leftOf(text, most) || hint, error: faultText(fault, most) };
  return rows === undefined ? (
    <Field {...control} {...words} value={text} onChange={({ target }) => onType(target.value)} />
  ) : (
    <TextArea
      name={control.name}
      label={control.label}
      {...words}
      rows={rows}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
};
