/** Of an edit that changes what another page has changed meanwhile. */
export const CHANGED_TOO =
  "Another page changed the same as you, and saved it. Nothing is saved yet: what is stored by now stands beside yours. Take it instead, or save again to replace it.";
