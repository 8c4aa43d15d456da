import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** In the folder of a build: the licences of what it holds. */
export const LICENCES = "licences.md";

/** What Vite doesn't see: Sass reads styles by itself, and the worker is built by itself. */
const UNSEEN = /\.scss$|^app\/worker\/.*\.ts$/;
/** What Sass uses without a slash lies beside the file. */
const PACKAGE = /(?:from "|@use "(?=[^"]*\/))((?:@[a-z0-9-]+\/)?[a-z0-9-]+)[/"]/g;
const NOTICE = /^(?:licen[cs]e|copying)/i;

/** @param {string} name */
const folderOf = (name) => join("node_modules", name);

/** @param {string} name */
const manifestOf = (name) =>
  /** @type {{ version: string, license: string, dependencies?: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"))
  );

/**
 * The packages that are in a built site, and that Vite's own list of licences leaves out.
 * @param {string} sources
 */
export const unseenPackages = (sources) => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => UNSEEN.test(file.replaceAll("\\", "/")))
    .map((file) => readFileSync(join(sources, file), "utf8"));
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(PACKAGE)].map(([, name = ""]) => name)),
  );
  for (const name of names)
    for (const needed of Object.keys(manifestOf(name).dependencies ?? {})) names.add(needed);
  return [...names].sort();
};

/** @param {string} name */
const noticeOf = (name) => {
  const { version, license } = manifestOf(name);
  const file = readdirSync(folderOf(name)).find((one) => NOTICE.test(one));
  if (file === undefined) throw new Error(`${name} comes without its licence.`);
  const text = readFileSync(join(folderOf(name), file), "utf8").trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
};

/**
 * Tells the licences of what a built site holds besides what Vite tells of.
 * @param {string} site
 */
export const tellUnseen = (site) =>
  appendFileSync(join(site, LICENCES), unseenPackages("src").map(noticeOf).join(""));
