import { flushSync } from "react-dom";

export const showFault = (form: ParentNode | null, mark: () => void): void => {
  flushSync(mark);
  form?.querySelector<HTMLElement>("[aria-invalid='true']:not(fieldset), [data-fault]")?.focus();
};
