import { EARLY_SCRIPT } from "#adapters/html/early-script.ts";
import { type DrawingOf, withFirstDrawing } from "#adapters/html/first-drawing.ts";
import { HEAD_SCRIPT } from "#adapters/html/head-script.ts";
import { MEND_SCRIPT } from "#adapters/html/mend-script.ts";
import { escapedHtml } from "#core/shared/escaped-html.ts";

interface Common {
  readonly template: string;
  readonly settings: unknown;
  readonly head: string;
  readonly scripts: readonly string[];
}

interface Bare extends Common {
  readonly farm: string;
}

interface Rendered extends Common {
  readonly path: string | null;
  readonly query?: string | undefined;
  readonly html: string;
  readonly records: unknown;
  readonly styles: readonly { readonly path: string; readonly text: string }[];
  readonly drawingOf: DrawingOf;
  readonly ownKeys: readonly (readonly [key: string, state: "own" | "elsewhere"])[];
}

const SETTINGS = /<script type="application\/json" id="shop">[^<]*<\/script>/;
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;
const STYLES = /\s*(?:<link rel="stylesheet"[^>]*>|<style data-href=[^>]*>[\s\S]*?<\/style>)/;
const SHEET = /<link rel="stylesheet"[^>]*?\bhref="([^"]*)"[^>]*>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const TITLE = /\s*<title>[^<]*<\/title>/;
const WAITING = /<p id="waiting"><strong>[^<]*/;
const ROOT = /<div id="root">[\s\S]*?<\/div>/;

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

const styleTag = ({ path, text }: Rendered["styles"][number]): string =>
  `<style data-href="${escapedHtml(path)}">${text}</style>`;

const AT_A_STROKE = 50_000;

/** Blocks rendering until the page is parsed, so that nothing shifts. */
const paintedWhole = (html: string): string =>
  html.length < AT_A_STROKE ? '<link rel="expect" href="#root" blocking="render">' : "";

const put = (page: string, parts: readonly (readonly [string | RegExp, string])[]): string =>
  parts.reduce((html, [place, text]) => html.replace(place, () => text), page);

export const withStyles = (template: string, read: (path: string) => string): string =>
  template.replace(
    SHEET,
    (_, path: string) => `<script>${MEND_SCRIPT}</script>${styleTag({ path, text: read(path) })}`,
  );

/** Stands for any path, in a browser whose farm may differ from the build's. */
export const namelessHtml = (template: string): string =>
  put(template, [
    [WAITING, '<p id="waiting"><strong>'],
    [DESCRIPTION, ""],
    [TITLE, "<title>Loading…</title>"],
  ]);

export const bareHtml = ({ template, settings, head, scripts, farm }: Bare): string => {
  const [start = "", ...others] = scripts.toReversed();
  const tags = [
    `<script type="module" crossorigin src="${start}"></script>`,
    ...others.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
  ];
  return put(template, [
    [WAITING, `<p id="waiting"><strong>${escapedHtml(farm)}`],
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
  query,
  html,
  records,
  styles,
  drawingOf,
  ownKeys,
}: Rendered): string => {
  const part = query === undefined ? "" : ` data-query="${escapedHtml(query)}"`;
  const marks = `data-path="${escapedHtml(path ?? "")}"${part} data-keys="${escapedHtml(JSON.stringify(ownKeys))}"`;
  return put(template, [
    [DESCRIPTION, ""],
    [TITLE, ""],
    [STYLES, ""],
    [SCRIPTS, ""],
    ["<html ", `<html ${marks} `],
    [
      SETTINGS,
      `${head}${paintedWhole(html)}<script>${HEAD_SCRIPT}</script><script>${EARLY_SCRIPT}</script>${styles.map(styleTag).join("")}`,
    ],
    [
      ROOT,
      `<div id="root">${withFirstDrawing(html, drawingOf)}</div>${json("shop", settings)}${json("records", records)}${json("scripts", scripts)}`,
    ],
  ]);
};
