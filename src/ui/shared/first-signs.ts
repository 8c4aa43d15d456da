const SIGNS = ["pointerover", "pointerdown", "keydown", "click"] as const;

/** Calls a listener at the first of each sign that somebody is about to do something. Answers with the way to stop. */
export const onFirstSigns = (listener: () => void): (() => void) => {
  for (const sign of SIGNS) addEventListener(sign, listener, { once: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, listener);
  };
};
