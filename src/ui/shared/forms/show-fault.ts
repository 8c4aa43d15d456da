import { flushSync } from "react-dom";

/** Marks faults in a form, and focuses the first marked field; of a group, its first field. */
export const showFault = (form: ParentNode | null, mark: () => void): void => {
  flushSync(mark);
  form?.querySelector<HTMLElement>("[aria-invalid='true']:not(fieldset), [data-fault]")?.focus();
};
