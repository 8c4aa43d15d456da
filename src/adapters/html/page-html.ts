import { HEAD_SCRIPT } from "#adapters/html/head-script.ts";
import { MEND_SCRIPT } from "#adapters/html/mend-script.ts";

interface Common {
  /** The empty page as it was built. */
  readonly template: string;
  readonly settings: unknown;
  readonly head: string;
  /** The script that starts the shop comes last. */
  readonly scripts: readonly string[];
}

interface Rendered extends Common {
  /** Null for a page that belongs to any path. */
  readonly path: string | null;
  readonly html: string;
  readonly records: unknown;
  /** With the address that a script would fetch them from. */
  readonly styles: readonly { readonly path: string; readonly text: string }[];
  /** Storage keys that replace the records. */
  readonly ownKeys: readonly string[];
}

const SETTINGS = /<script type="application\/json" id="shop">[^<]*<\/script>/;
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;
const STYLES = /\s*(?:<link rel="stylesheet"[^>]*>|<style data-href=[^>]*>[\s\S]*?<\/style>)/;
const SHEET = /<link rel="stylesheet"[^>]*?\bhref="([^"]*)"[^>]*>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const TITLE = /\s*<title>[^<]*<\/title>/;
/** The loading sign is for empty pages. */
const ROOT = /<div id="root">[\s\S]*?<\/div>/;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

const styleTag = ({ path, text }: Rendered["styles"][number]): string =>
  `<style data-href="${escaped(path)}">${text}</style>`;

/** Longer pages are painted while they are read. */
const AT_A_STROKE = 50_000;

/** Blocks rendering until the page is parsed: it would shift. */
const paintedWhole = (html: string): string =>
  html.length < AT_A_STROKE ? '<link rel="expect" href="#root" blocking="render">' : "";

const put = (page: string, parts: readonly (readonly [string | RegExp, string])[]): string =>
  parts.reduce((html, [place, text]) => html.replace(place, () => text), page);

/** The empty page with its styles and the mend script. */
export const withStyles = (template: string, read: (path: string) => string): string =>
  template.replace(
    SHEET,
    (_, path: string) => `<script>${MEND_SCRIPT}</script>${styleTag({ path, text: read(path) })}`,
  );

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
