import { type ChangeEvent, type FocusEvent, useRef } from "react";
import type { PendingEdit } from "#ui/admin/editing/use-pending-edits.ts";

interface FigureField {
  /** As it is saved. */
  readonly saved: number;
  readonly edit: PendingEdit | undefined;
  /** Null for what is no figure. */
  readonly read: (typed: string) => number | null;
  readonly format: (figure: number) => string;
  readonly onType: (typed: string) => void;
  /** There is no change any more. */
  readonly onGiveUp: () => void;
}

/** The field of a working value. One that is left cleared goes back to what it was, and the saved figure is no change. */
export const useFigureField = ({ saved, edit, read, format, onType, onGiveUp }: FigureField) => {
  const entered = useRef<string>(undefined);

  const take = (figure: number): void => {
    if (figure === (edit?.seen.figure ?? saved)) onGiveUp();
    else if (format(figure) !== edit?.typed) onType(format(figure));
  };

  const goBack = (input: HTMLInputElement): void => {
    if (entered.current === undefined) onGiveUp();
    else onType(entered.current);
    // React leaves a number field be while what it holds can't be read as a number.
    input.value = entered.current ?? format(saved);
  };

  return {
    take,
    field: {
      value: edit?.typed ?? format(saved),
      onFocus: () => {
        entered.current = edit?.typed;
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value),
      onBlur: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
        if (!edit) return;
        const figure = read(input.value);
        if (figure === null) goBack(input);
        else take(figure);
      },
    },
  };
};
