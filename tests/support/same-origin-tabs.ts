import { JSDOM } from "jsdom";

export interface Tab {
  readonly localStorage: Storage;
  /** Where the tab hears of the others' changes. */
  readonly events: EventTarget;
}

/**
 * Tabs of one origin, as jsdom's frames are by the HTML standard: they share one local storage, and a
 * change in one reaches all the others, by the `storage` events of the engine itself.
 */
export const sameOriginTabs = (): { open(): Tab } => {
  const { document } = new JSDOM("", { url: "https://farmgate.example/" }).window;
  return {
    open: () => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      const tab = frame.contentWindow as Window & typeof globalThis;
      return { localStorage: tab.localStorage, events: tab };
    },
  };
};
