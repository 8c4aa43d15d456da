let pressedAt: number | null = null;
let pressed: Element | null = null;
let presses = 0;

const note = (event: Event): void => {
  presses += 1;
  pressed = event.target instanceof Element ? event.target : null;
  if (event instanceof PointerEvent && event.type === "pointerdown") pressedAt = event.clientY;
};

const PRESSES = ["pointerdown", "click", "keydown", "popstate"];

export const notePresses = (): (() => void) => {
  for (const kind of PRESSES) window.addEventListener(kind, note, { capture: true, passive: true });
  return () => {
    for (const kind of PRESSES) window.removeEventListener(kind, note, { capture: true });
  };
};

export const pressesSoFar = (): number => presses;

/** What has left the page meanwhile is no more there. */
export const lastPressed = (): Element | null => (pressed?.isConnected ? pressed : null);

/** The first press comes before it can be noted: the focus then tells its place. */
const focusedAt = (): number => document.activeElement?.getBoundingClientRect().top ?? 0;

export const isPressedLow = (): boolean => (pressedAt ?? focusedAt()) > window.innerHeight / 2;
