import { type FieldFault, lettersIn } from "#core/profile/field-fault.ts";
import { EMAIL_FAULT, Field, TextArea } from "#ui/shared/parts/field.tsx";

const FAULTS: Readonly<Record<FieldFault["why"], (most: number) => string>> = {
  "no-name": () => "Please enter a name.",
  "no-email": () => EMAIL_FAULT,
  "no-postcode": () => "This doesn't look like a UK postcode.",
  "no-place": () =>
    "We can't find a place in this link. Paste the address of a map, or two numbers such as 51.1215, -0.2318.",
  "too-long": (most) => `Please use at most ${most} letters.`,
};

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
  const words = {
    hint: leftOf(text, most) || hint,
    error: fault && FAULTS[fault](most),
  };
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
