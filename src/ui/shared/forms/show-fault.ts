import { flushSync } from "react-dom";

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

export const showFault = (form: ParentNode | null, mark: () => void): void => {
  flushSync(mark);
  focusOn(form?.querySelector<HTMLElement>("[aria-invalid='true']:not(fieldset), [data-fault]"));
};
