/** Moves the focus from within a row, which is about to go, to the table around it. */
export const focusTable = (within: Element): void =>
  within.closest<HTMLElement>("section")?.focus({ preventScroll: true });
