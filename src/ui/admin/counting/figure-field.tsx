import type { ComponentProps } from "react";

interface FigureFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  readonly value: string;
  readonly onType: (typed: string) => void;
}

/** Typed by a tap: numbers alone. */
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
    data-long={value.length > 3 || undefined}
    onChange={(event) => onType(event.target.value)}
  />
);
