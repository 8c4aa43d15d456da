/** Call it before a row leaves: the focus stays at its table. */
export const focusTable = (within: Element): void =>
  within.closest<HTMLElement>("section")?.focus({ preventScroll: true });
