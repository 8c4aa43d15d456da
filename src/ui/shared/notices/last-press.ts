/** How far down the window the finger pressed last, in pixels. */
let pressedAt: number | null = null;

const note = ({ clientY }: PointerEvent): void => {
  pressedAt = clientY;
};

/** Returns the way to stop. */
export const notePresses = (): (() => void) => {
  window.addEventListener("pointerdown", note, { capture: true, passive: true });
  return () => window.removeEventListener("pointerdown", note, { capture: true });
};

/** The first press comes before it can be noted: then what has the focus tells. */
const focusedAt = (): number => document.activeElement?.getBoundingClientRect().top ?? 0;

export const isPressedLow = (): boolean => (pressedAt ?? focusedAt()) > window.innerHeight / 2;
