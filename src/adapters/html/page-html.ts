import { HEAD_SCRIPT } from "#adapters/html/head-script.ts";
import { MEND_SCRIPT } from "#adapters/html/mend-script.ts";

/** What of a page is the same wherever it is shown. */
interface Common {
  /** The page as it was built, without anything in it. */
  readonly template: string;
  /** What the script is told of the shop that it belongs to. */
  readonly settings: unknown;
  /** The tags of the head that tell what the page is: its title and whatever else is known. */
  readonly head: string;
  /** The paths of the scripts, the one that starts the shop last. */
  readonly scripts: readonly string[];
}

interface Rendered extends Common {
  /** The path that the page belongs to; null for one that belongs to any. */
  readonly path: string | null;
  readonly html: string;
  readonly records: unknown;
  /** All the styles that the page needs, and where a script would fetch them from. */
  readonly styles: readonly { readonly path: string; readonly text: string }[];
  /** What a browser's storage may hold in the place of the records. */
  readonly ownKeys: readonly string[];
}

const SETTINGS = /<script type="application\/json" id="shop">[^<]*<\/script>/;
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;
const STYLES = /\s*(?:<link rel="stylesheet"[^>]*>|<style data-href=[^>]*>[\s\S]*?<\/style>)/;
const SHEET = /<link rel="stylesheet"[^>]*?\bhref="([^"]*)"[^>]*>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const TITLE = /\s*<title>[^<]*<\/title>/;
/** What waits for the script, and says so, stands in no page that shows something already. */
const ROOT = /<div id="root">[\s\S]*?<\/div>/;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

const styleTag = ({ path, text }: Rendered["styles"][number]): string =>
  `<style data-href="${escaped(path)}">${text}</style>`;

/** So much comes at a stroke. A story with pictures in it may take its time, and is read from its beginning. */
const AT_A_STROKE = 50_000;

/** What is painted before all of it has been read moves when the rest has been. */
const paintedWhole = (html: string): string =>
  html.length < AT_A_STROKE ? '<link rel="expect" href="#root" blocking="render">' : "";

const put = (page: string, parts: readonly (readonly [string | RegExp, string])[]): string =>
  parts.reduce((html, [place, text]) => html.replace(place, () => text), page);

/** The page as it was built, with its styles and what mends it: it needs nothing else to show that it is coming. */
export const withStyles = (template: string, read: (path: string) => string): string =>
  template.replace(
    SHEET,
    (_, path: string) => `<script>${MEND_SCRIPT}</script>${styleTag({ path, text: read(path) })}`,
  );

/** The page without anything in it: its script draws it. */
export const bareHtml = ({ template, settings, head, scripts }: Common): string => {
  const [start = "", ...others] = scripts.toReversed();
  const tags = [
    `<script type="module" crossorigin src="${start}"></script>`,
    ...others.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
  ];
  return put(template, [
    [DESCRIPTION, ""],
    [TITLE, ""],
    [SETTINGS, head + json("shop", settings)],
    [SCRIPTS, tags.join("")],
  ]);
};

/** The page as it is read before its script has run. */
export const renderedHtml = ({
  template,
  settings,
  head,
  scripts,
  path,
  html,
  records,
  styles,
  ownKeys,
}: Rendered): string => {
  const marks = `data-path="${escaped(path ?? "")}" data-keys="${ownKeys.join(" ")}"`;
  return put(template, [
    [DESCRIPTION, ""],
    [TITLE, ""],
    [STYLES, ""],
    [SCRIPTS, ""],
    ["<html ", `<html ${marks} `],
    [
      SETTINGS,
      `${head}${paintedWhole(html)}<script>${HEAD_SCRIPT}</script>${styles.map(styleTag).join("")}`,
    ],
    [
      ROOT,
      `<div id="root">${html}</div>${json("shop", settings)}${json("records", records)}${json("scripts", scripts)}`,
    ],
  ]);
};
