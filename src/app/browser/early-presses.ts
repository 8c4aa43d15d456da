type Early = readonly [kind: "click" | "change", target: HTMLElement, value: string];

declare global {
  interface Window {
    /** Presses and choices from before the scripts had come: see head-script.ts. Null once they are replayed. */
    early?: Early[] | null;
  }
}

const again = ([kind, target, value]: Early): void => {
  if (kind === "click") {
    target.click();
  } else if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (target instanceof HTMLInputElement && target.type === "radio") {
    // React ignores a radio that is checked already.
    target.checked = false;
    target.click();
  }
};

/** Replays, in order, what was pressed and chosen before hydration. */
export const pressAgain = async (): Promise<void> => {
  const early = window.early ?? [];
  window.early = null;
  for (const event of early) {
    again(event);
    // React handles each event by itself, and none while it renders.
    await new Promise((resolve) => setTimeout(resolve));
  }
};
