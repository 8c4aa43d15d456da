import { type RefObject, useEffect, useRef } from "react";
import { useGuardedSearch } from "#ui/shared/navigation/location-context.ts";

interface AskedSection {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly isOpen: boolean;
}

export const useAskedSection = (name: string, isUsuallyOpen = false): AskedSection => {
  const ref = useRef<HTMLDetailsElement>(null);
  const asked = new URLSearchParams(useGuardedSearch()).get("section");
  const isAsked = asked === name;
  useEffect(() => {
    if (!isAsked) return;
    const show = (): void => {
      ref.current?.scrollIntoView();
      ref.current?.querySelector("summary")?.focus({ preventScroll: true });
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  return { ref, isOpen: asked === null ? isUsuallyOpen : isAsked };
};
