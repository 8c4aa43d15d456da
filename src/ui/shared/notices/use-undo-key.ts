import { useEffect } from "react";

/** sonner's key: it keeps the notice there from then on. */
export const UNDO_KEY = "Alt+T";

const LIST = "[data-sonner-toaster]";

const buttonOf = (list: Element | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>("[data-button]") ??
  list?.querySelector<HTMLElement>("[data-close-button]") ??
  null;

/** The shown key moves the focus to Undo, the next presses it. `onLeft`: the focus has left. */
export const useUndoKey = (onLeft: () => void): void => {
  useEffect(() => {
    const goThere = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== "KeyT") return;
      const button = buttonOf(document.querySelector(LIST));
      if (!button) return;
      event.preventDefault();
      // sonner takes the focus to its list in the same event.
      setTimeout(() => button.focus());
    };
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      const list = target instanceof Element ? target.closest(LIST) : null;
      if (list && !list.contains(relatedTarget as Node | null)) onLeft();
    };
    document.addEventListener("keydown", goThere);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("keydown", goThere);
      document.removeEventListener("focusout", leave);
    };
  }, [onLeft]);
};
