import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const LENGTH = 4;
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * What a class of a CSS module is called in the pages: the same in each build, whichever it is, and short.
 * @param {string} name
 * @param {string} file
 */
export const classNameOf = (name, file) => {
  const path = relative(ROOT, file.split("?")[0] ?? file).replaceAll("\\", "/");
  const hash = createHash("sha256").update(`${path} ${name}`).digest("base64url");
  return `c${hash.replaceAll(/[-_]/g, "").slice(0, LENGTH)}`;
};

/** How a build treats style sheets. Pico's own are as they are: what Sass has against them is not ours to mend. */
export const STYLES = {
  modules: { generateScopedName: classNameOf },
  preprocessorOptions: { scss: { quietDeps: true } },
};
