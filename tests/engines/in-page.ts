import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Defines `TestingLibraryDom` in a page. */
export const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

export const HAS_TESTING_LIBRARY = "'TestingLibraryDom' in window";

/** The body of a function in a page, which returns the first element for a place, or for a text that shows, or null. */
export const FIND = `
const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom;
const shows = (element) => element.getClientRects().length > 0;
const allIn = (root, what) =>
  typeof what === "string" ? queryAllByText(root, what)
  : what.role ? queryAllByRole(root, what.role, { name: what.name })
  : queryAllByLabelText(root, what.name);
const find = (what, root) => {
  const around = what.within ? find(what.within, root) : root;
  return around && allIn(around, what).find(shows);
};
return find(arguments[0], document.body) ?? null;
`;
