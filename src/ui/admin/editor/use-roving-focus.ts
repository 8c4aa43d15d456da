import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Roving tabindex, as the ARIA Authoring Practices ask of a tool bar. */
export const useRovingFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const buttons = (): HTMLElement[] => [...(ref.current?.querySelectorAll("button") ?? [])];

  return {
    tabIndexOf: (index: number) => (index === stop ? 0 : -1),
    bar: {
      ref,
      onFocus: ({ target }: FocusEvent) => {
        const index = buttons().indexOf(target as HTMLElement);
        if (index >= 0) setStop(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const all = buttons();
        const to = STEPS[event.key]?.(stop, all.length);
        if (to === undefined) return;
        event.preventDefault();
        all[to]?.focus();
      },
    },
  };
};
