import { fileURLToPath } from "node:url";

const FETCH_PART = fileURLToPath(new URL("../../src/app/browser/fetch-part.ts", import.meta.url));

/**
 * Has parts that are fetched later go through fetch-part.ts. Vite's own way knows no styles that came with the page,
 * and weighs three times as much in the first script.
 * @returns {import("vite").Plugin}
 */
export const fetchedParts = () => ({
  name: "fetched-parts",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(FETCH_PART)};`,
  },
});
