import { useEffect } from "react";

/** As sonner has it: it keeps the notice there from then on. */
export const UNDO_KEY = "Alt+T";

const LIST = "[data-sonner-toaster]";

/** Undo first: by the next key it is pressed. */
const buttonOf = (list: Element | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>("[data-button]") ??
  list?.querySelector<HTMLElement>("[data-close-button]") ??
  null;

/** Undo within two keys: by the first, which the notice shows, the focus goes there. `onLeft` is called once it has left. */
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
