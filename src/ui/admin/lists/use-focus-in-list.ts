import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** A marked order may leave the list with the focus, which then moves to the list. */
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
