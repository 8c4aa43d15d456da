export const focusTable = (within: Element): void =>
  within.closest<HTMLElement>("section")?.focus({ preventScroll: true });
