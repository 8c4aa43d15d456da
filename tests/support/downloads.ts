import { beforeEach, vi } from "vitest";

interface Download {
  readonly name: string;
  readonly text: Promise<string>;
}

/** The files that a test's page hands out, each test's own: jsdom keeps none. */
export const downloadsOfEachTest = (): readonly Download[] => {
  const downloads: Download[] = [];
  beforeEach(() => {
    downloads.length = 0;
    let last: Blob;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return "blob:file";
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push({ name: this.download, text: last.text() });
    });
  });
  return downloads;
};
