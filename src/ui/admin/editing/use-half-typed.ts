import { useCallback, useState } from "react";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

const holdsTyped = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>("input:not([type=date]), textarea")].some(
    ({ value, defaultValue }) => value.trim() !== defaultValue.trim(),
  );

const isChosenAnew = (option: HTMLOptionElement): boolean =>
  option.selected !== option.defaultSelected;

export const holdsChange = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll("input")].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...form.querySelectorAll("option")].some(isChosenAnew);

interface HalfTyped {
  readonly name: string;
  readonly what: string;
  readonly holds?: (form: HTMLFormElement) => boolean;
  readonly also?: () => Record<string, string>;
}

/** For a form's `ref`: asks before half-typed text is lost, and restores it after a reload. */
export const useHalfTyped = ({ name, what, holds = holdsTyped, also }: HalfTyped) => {
  const [isHalfTyped, setHalfTyped] = useState(false);
  const { ref: keep, forget: giveUp } = useKeptForm(name, also);
  useGivenUp(isHalfTyped, giveUp);
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
      const stopKeeping = keep(form);
      return () => {
        stopKeeping();
        form.removeEventListener("input", look);
        form.removeEventListener("reset", forget);
        forget();
      };
    },
    [holds, keep],
  );
};
