/** How far down the window the finger pressed last, in pixels. */
let pressedAt: number | null = null;
let presses = 0;

const note = (event: Event): void => {
  presses += 1;
  if (event instanceof PointerEvent && event.type === "pointerdown") pressedAt = event.clientY;
};

/** What a visitor moves on by; a program presses a link without a pointer. */
const PRESSES = ["pointerdown", "click", "keydown", "popstate"];

/** Returns the way to stop. */
export const notePresses = (): (() => void) => {
  for (const kind of PRESSES) window.addEventListener(kind, note, { capture: true, passive: true });
  return () => {
    for (const kind of PRESSES) window.removeEventListener(kind, note, { capture: true });
  };
};

/** Goes up with each press. */
export const pressesSoFar = (): number => presses;

/** The first press comes before it can be noted: then what has the focus tells. */
const focusedAt = (): number => document.activeElement?.getBoundingClientRect().top ?? 0;

export const isPressedLow = (): boolean => (pressedAt ?? focusedAt()) > window.innerHeight / 2;
