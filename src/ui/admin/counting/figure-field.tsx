import type { ComponentProps } from "react";

interface FigureFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  readonly value: string;
  readonly onType: (typed: string) => void;
}

const lengthOf = ({ length }: string): string | undefined => {
  if (length <= 3) return undefined;
  return length > 5 ? "very" : "long";
};

export const FigureField = ({ value, onType, ...rest }: FigureFieldProps) => (
  <input
    {...rest}
    type="number"
    inputMode="numeric"
    min={0}
    step={1}
    placeholder="0"
    autoComplete="off"
    value={value}
    data-long={lengthOf(value)}
    onChange={(event) => onType(event.target.value)}
  />
);
