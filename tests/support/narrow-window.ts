import { afterEach, beforeEach, vi } from "vitest";

/** Each test of the file sees a window of a phone's width. */
export const narrowWindow = (): void => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === "(width < 64rem)",
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => vi.unstubAllGlobals());
};
