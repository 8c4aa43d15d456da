import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

const STILL_MS = 100;

/** Rows are measured a frame later, and open ones load their content. */
const SETTLING_MS = 1500;

const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

const topOf = (virtualizer: Virtualizer<Window, Element>, row: number): number => {
  const { elementsCache, options } = virtualizer;
  const element = elementsCache.get(options.getItemKey(row));
  const [guess = 0] = virtualizer.getOffsetForIndex(row, "start") ?? [];
  return element ? window.scrollY + element.getBoundingClientRect().top : guess;
};

const holdAt = (
  virtualizer: Virtualizer<Window, Element>,
  row: number,
  passed: number,
  onEnd: () => void,
): (() => void) => {
  const until = performance.now() + SETTLING_MS;
  const moved = new AbortController();
  let frame = 0;
  const stop = (): void => {
    moved.abort();
    cancelAnimationFrame(frame);
    onEnd();
  };
  const step = (now: number): void => {
    window.scrollTo({ top: topOf(virtualizer, row) + passed, behavior: "instant" });
    if (now < until) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const move of OWN_MOVES)
    window.addEventListener(move, stop, { passive: true, signal: moved.signal });
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(step);
  });
  return stop;
};

const useNotedPosition = (
  virtualizer: Virtualizer<Window, Element>,
  isHeld: RefObject<boolean>,
): void =>
  useEffect(() => {
    const { history } = window;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      if (isHeld.current) return;
      const { range, options, scrollOffset } = virtualizer;
      const isAbove = (scrollOffset ?? 0) < options.scrollMargin;
      const row = isAbove ? 0 : (range?.startIndex ?? 0);
      const passed = window.scrollY && Math.round(window.scrollY - topOf(virtualizer, row));
      history.replaceState({ ...history.state, row, passed }, "");
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(note, STILL_MS);
    };
    history.replaceState({ row: 0, ...history.state }, "");
    window.addEventListener("scroll", wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", wait);
    };
  }, [isHeld, virtualizer]);

const SOUGHT = -1;
const NONE = -2;

interface Wanted {
  readonly row: number;
  readonly isAwaited: boolean;
}

/** Scroll restoration of a virtualized list. Returns whether a link's row is still sought. */
export const useScrollRestoration = (
  virtualizer: Virtualizer<Window, Element>,
  wanted: Wanted | null,
): boolean => {
  const location = useGuardedLocation();
  const [{ row, passed = 0 }] = useState(() => (location.arrivedByLink() ? {} : location.note()));
  const [aim, setAim] = useState(() => {
    if (row === undefined) return wanted ? SOUGHT : NONE;
    return row > 0 || passed !== 0 ? row : NONE;
  });
  const isSought = aim === SOUGHT && wanted !== null;
  const isHeld = useRef(false);
  useNotedPosition(virtualizer, isHeld);
  useEffect(() => {
    if (isSought && wanted.row >= 0) setAim(wanted.row);
    else if (isSought && !wanted.isAwaited) setAim(NONE);
  }, [isSought, wanted]);
  useEffect(() => {
    if (aim < 0) return;
    isHeld.current = true;
    return holdAt(virtualizer, aim, passed, () => {
      isHeld.current = false;
    });
  }, [aim, passed, virtualizer]);
  return isSought;
};
