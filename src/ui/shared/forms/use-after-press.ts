import { useEffect, useRef } from "react";

/** Waits until the mouse is up: a button that moves while it is pressed isn't pressed. */
export const useAfterPress = () => {
  const isPressed = useRef(false);
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const note = (is: boolean) => (): void => {
      isPressed.current = is;
    };
    window.addEventListener("mousedown", note(true), options);
    window.addEventListener("mouseup", note(false), options);
    return () => gone.abort();
  }, []);
  return (then: () => void): void => {
    // The click comes before.
    const soon = (): void => void setTimeout(then);
    if (isPressed.current) window.addEventListener("mouseup", soon, { once: true });
    else soon();
  };
};
