/** Of an edit that changes what another page has changed meanwhile. */
export const CHANGED_TOO =
  "Another page changed the same as you. Nothing is saved yet: what it stored stands beside yours. Take it instead, or save again to replace it.";
