import { useEffect } from "react";

const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "number";

export const useNumberFields = (): void => {
  useEffect(() => {
    let entered: EventTarget | null = null;
    const enter = ({ target }: FocusEvent): void => {
      if (!isNumberField(target)) return;
      entered = target;
      target.select();
    };
    // The press that enters a field sets the caret after the focus.
    const settle = ({ target }: MouseEvent): void => {
      if (target === entered && isNumberField(target)) target.select();
      entered = null;
    };
    const release = ({ target }: WheelEvent): void => {
      if (isNumberField(target)) target.blur();
    };
    document.addEventListener("focusin", enter);
    document.addEventListener("click", settle);
    document.addEventListener("wheel", release, { passive: true });
    return () => {
      document.removeEventListener("focusin", enter);
      document.removeEventListener("click", settle);
      document.removeEventListener("wheel", release);
    };
  }, []);
};
