type Early = readonly [kind: "click" | "change", target: HTMLElement, value: string];

declare global {
  interface Window {
    /** What was pressed and chosen before the script had come: see head-script.ts. Null from then on. */
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
    // React takes what is there already for no news.
    target.checked = false;
    target.click();
  }
};

/** Does what was pressed and chosen before React had the page once more, in the same order. */
export const pressAgain = async (): Promise<void> => {
  const early = window.early ?? [];
  window.early = null;
  for (const event of early) {
    again(event);
    // React acts on each by itself, and not while it is at work.
    await new Promise((resolve) => setTimeout(resolve));
  }
};
