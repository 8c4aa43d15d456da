import { flushSync } from "react-dom";
import { isTyping } from "#ui/shared/forms/typed-into.ts";

/** What stands in a closed fold can't have the focus. */
export const focusOn = (element: HTMLElement | null | undefined): void => {
  for (
    let fold = element?.closest("details");
    fold;
    fold = fold.parentElement?.closest("details") ?? null
  )
    fold.open = true;
  element?.focus();
};

/** By the time of an answer somebody may have closed the form's fold, or type elsewhere. */
const isLeft = (form: Element): boolean =>
  !form.contains(document.activeElement) &&
  (isTyping() || form.closest("details:not([open])") !== null);

/** `onLeft`: what says so where the focus would be taken from somebody who works elsewhere by then. */
export const showFault = (
  form: Element | null,
  mark: () => void,
  onLeft?: (show: () => void) => void,
): void => {
  const show = (): void =>
    focusOn(form?.querySelector<HTMLElement>("[aria-invalid='true']:not(fieldset), [data-fault]"));
  const hasLeft = form !== null && isLeft(form);
  flushSync(mark);
  if (hasLeft) onLeft?.(show);
  else show();
};
