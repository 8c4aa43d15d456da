import { flushSync } from "react-dom";

/** Marks what is wrong in a form, and gives the first marked field the focus; of a group, its first field. */
export const showFault = (form: ParentNode | null, mark: () => void): void => {
  flushSync(mark);
  form?.querySelector<HTMLElement>("[aria-invalid='true']:not(fieldset), [data-fault]")?.focus();
};
