import { type ChangeEvent, type FocusEvent, useRef } from "react";
import type { PendingEdit } from "#ui/admin/editing/use-pending-edits.ts";

interface FigureField {
  readonly saved: number;
  readonly edit: PendingEdit | undefined;
  readonly read: (typed: string) => number | null;
  readonly format: (figure: number) => string;
  readonly onType: (typed: string) => void;
  readonly onGiveUp: () => void;
  readonly onGoBack?: (entered: string | undefined) => void;
}

export const useFigureField = ({
  saved,
  edit,
  read,
  format,
  onType,
  onGiveUp,
  onGoBack = (entered) => (entered === undefined ? onGiveUp() : onType(entered)),
}: FigureField) => {
  const entered = useRef<string>(undefined);

  const take = (figure: number): void => {
    if (figure === (edit?.seen.figure ?? saved)) onGiveUp();
    else if (format(figure) !== edit?.typed) onType(format(figure));
  };

  const goBack = (input: HTMLInputElement): void => {
    onGoBack(entered.current);
    // React does not reset a number field whose text is no number.
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
