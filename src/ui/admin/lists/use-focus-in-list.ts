import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** An order that is marked may leave the list with what has the focus: it goes on at the list. */
export const useFocusInList = (list: RefObject<HTMLElement | null>) => {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const hasLeft = last.current?.isConnected === false;
    if (!hasLeft || document.activeElement !== document.body) return;
    last.current = null;
    list.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent): void => {
      last.current = target;
    },
  };
};
