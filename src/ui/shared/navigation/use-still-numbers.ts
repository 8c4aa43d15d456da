import { useEffect } from "react";

/** The wheel scrolls the page, and never changes the number field that it happens to be over. */
export const useStillNumbers = (): void => {
  useEffect(() => {
    const release = ({ target }: WheelEvent): void => {
      if (target instanceof HTMLInputElement && target.type === "number") target.blur();
    };
    document.addEventListener("wheel", release, { passive: true });
    return () => document.removeEventListener("wheel", release);
  }, []);
};
