import { useCallback, useState } from "react";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";

/** Not what was merely chosen: a day, or one of several. */
const holdsTyped = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>("input:not([type=date]), textarea")].some(
    ({ value, defaultValue }) => value.trim() !== defaultValue.trim(),
  );

const isChosenAnew = (option: HTMLOptionElement): boolean =>
  option.selected !== option.defaultSelected;

/** What was chosen counts as well: something is there already, and this is another. */
export const holdsChange = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll("input")].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...form.querySelectorAll("option")].some(isChosenAnew);

/** For a form's `ref`: leaving it half-typed asks first, and says that `what` is lost. */
export const useHalfTyped = (what: string, holds = holdsTyped) => {
  const [isHalfTyped, setHalfTyped] = useState(false);
  useLeaveGuard(
    isHalfTyped,
    useCallback(() => what, [what]),
  );
  return useCallback(
    (form: HTMLFormElement) => {
      const look = (): void => setHalfTyped(holds(form));
      const forget = (): void => setHalfTyped(false);
      form.addEventListener("input", look);
      form.addEventListener("reset", forget);
      return () => {
        form.removeEventListener("input", look);
        form.removeEventListener("reset", forget);
        forget();
      };
    },
    [holds],
  );
};
