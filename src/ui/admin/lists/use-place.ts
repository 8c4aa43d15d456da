import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

const STILL_MS = 100;

/** Rows that come into view are measured a frame later, and those behind them move: so many frames it takes at most. */
const FRAMES = 12;

/** Brings a row to the top of the window. */
const bringUp = (virtualizer: Virtualizer<Window, Element>, row: number): void => {
  const { elementsCache, options } = virtualizer;
  const element = elementsCache.get(options.getItemKey(row));
  const [guess = 0] = virtualizer.getOffsetForIndex(row, "start") ?? [];
  const top = element ? window.scrollY + element.getBoundingClientRect().top : guess;
  window.scrollTo({ top, behavior: "instant" });
};

/** The first frame is the page's, which comes to its top where a link led to it. */
const comeTo = (virtualizer: Virtualizer<Window, Element>, row: number): (() => void) => {
  let frame = 0;
  const step = (left: number): void => {
    frame = requestAnimationFrame(() => {
      if (left < FRAMES) bringUp(virtualizer, row);
      if (left > 0) step(left - 1);
    });
  };
  step(FRAMES);
  return () => cancelAnimationFrame(frame);
};

/** Writes into the history which row is the first in view: the first of all, and another when the window has come to rest. */
const useNotedPlace = (virtualizer: Virtualizer<Window, Element>): void =>
  useEffect(() => {
    const { history } = window;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      const { range, options, scrollOffset } = virtualizer;
      const isAbove = (scrollOffset ?? 0) < options.scrollMargin;
      history.replaceState({ ...history.state, place: isAbove ? 0 : (range?.startIndex ?? 0) }, "");
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(note, STILL_MS);
    };
    history.replaceState({ place: 0, ...history.state }, "");
    window.addEventListener("scroll", wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", wait);
    };
  }, [virtualizer]);

/** In the place of a row: it is not at hand yet, and none is aimed at. */
const SOUGHT = -1;
const NONE = -2;

/** A row that a page is to come to. */
interface Wanted {
  /** -1 while it is not at hand. */
  readonly row: number;
  /** Whether it may still come. */
  readonly isAwaited: boolean;
}

/**
 * Keeps the place of a list that fills its page: Back and a reload come to the row that was the first in view,
 * and whoever comes anew to the one that is wanted. Answers whether that is still sought.
 */
export const usePlace = (
  virtualizer: Virtualizer<Window, Element>,
  wanted: Wanted | null,
): boolean => {
  const location = useGuardedLocation();
  const [aim, setAim] = useState(() => {
    const noted = location.arrivedByLink() ? undefined : location.note().place;
    return noted || (noted === undefined && wanted ? SOUGHT : NONE);
  });
  const isSought = aim === SOUGHT && wanted !== null;
  useNotedPlace(virtualizer);
  useEffect(() => {
    if (isSought && wanted.row >= 0) setAim(wanted.row);
    else if (isSought && !wanted.isAwaited) setAim(NONE);
  }, [isSought, wanted]);
  useEffect(() => {
    if (aim < 0) return;
    return comeTo(virtualizer, aim);
  }, [aim, virtualizer]);
  return isSought;
};
