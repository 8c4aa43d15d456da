import { useEffect, useRef } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

/** For a page's heading: a page reached by a link starts at its top, with the focus here. */
export const useArrival = () => {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const location = useGuardedLocation();

  useEffect(() => {
    if (!location.arrivedByLink()) return;
    // Both force a layout: in an animation frame it costs nothing more.
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0, behavior: "instant" });
      headingRef.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);

  return headingRef;
};
