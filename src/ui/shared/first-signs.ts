const SIGNS = ["pointerover", "pointerdown", "keydown", "click"] as const;

export const onFirstSigns = (listener: () => void): (() => void) => {
  for (const sign of SIGNS) addEventListener(sign, listener, { once: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, listener);
  };
};
