import { useRef, useState } from "react";
import { formatPounds, type Pence } from "#core/shared/money.ts";
import { useFigureField } from "#ui/admin/editing/use-figure-field.ts";
import type { PendingEdit } from "#ui/admin/editing/use-pending-edits.ts";
import { readPrice, SWITCHED_OFF } from "#ui/admin/pricing/read-price.ts";

export interface PriceEditing {
  readonly price: Pence;
  readonly edit: PendingEdit | undefined;
  readonly onType: (typed: string) => void;
  readonly onGiveUp: () => void;
}

const useLastPrice = (price: Pence) => {
  const [last, setLast] = useState(price);
  const [seen, setSeen] = useState(price);
  if (seen !== price) {
    setSeen(price);
    if (price > 0) setLast(price);
  }
  return [last, setLast] as const;
};

export const usePriceField = ({ price, edit, onType, onGiveUp }: PriceEditing) => {
  const [last, setLast] = useLastPrice(price);
  const [isKept, setKept] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const wasOff = useRef(false);
  const saved = edit?.seen.figure ?? price;
  const isOff = edit ? edit.typed === SWITCHED_OFF : price === 0;
  const figure = edit ? readPrice(edit.typed) : price;

  const { field } = useFigureField({
    saved: isOff ? 0 : price,
    edit: isOff ? undefined : edit,
    read: readPrice,
    format: formatPounds,
    onType: (typed) => {
      setKept(false);
      onType(typed);
    },
    onGiveUp,
    onGoBack: (entered) => {
      const before = wasOff.current ? SWITCHED_OFF : entered;
      if (before === undefined) onGiveUp();
      else onType(before);
      setKept(true);
    },
  });

  const switchOff = (): void => {
    if (figure) setLast(figure);
    if (saved === 0) onGiveUp();
    else onType(SWITCHED_OFF);
  };

  const switchOn = (): void => {
    if (last > 0 && last === saved) onGiveUp();
    else onType(last > 0 ? formatPounds(last) : "");
    if (last === 0) ref.current?.focus();
  };

  return {
    isOff,
    isKept,
    figure,
    change: (on: boolean): void => {
      setKept(false);
      if (on) switchOn();
      else switchOff();
    },
    field: {
      ...field,
      ref,
      onFocus: () => {
        wasOff.current = edit?.typed === SWITCHED_OFF;
        setKept(false);
        field.onFocus();
      },
    },
  };
};
