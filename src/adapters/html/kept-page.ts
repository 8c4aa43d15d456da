/** Where both homes have the page with nothing in it. */
export const BARE_PATH = "/404.html";

const RECORDS = /<script type="application\/json" id="records">([^<]*)<\/script>/;
const SETTINGS = /<script type="application\/json" id="shop">([^<]*)<\/script>/;
const TITLE = /<title>[^<]*<\/title>/;
const LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)/g;

/** Pages that are never kept: the office, the wire, and the till. */
const UNKEPT = /^\/(?:admin|api|checkout)(?:\/|$)/;
/** Files have an ending. */
const FILE = /\.[a-z0-9]+$/i;

const isPage = (path: string): boolean => !FILE.test(path);

/** Whether a page may be answered when the network doesn't. */
export const isPublic = (path: string): boolean =>
  isPage(path) && !/^\/(?:admin|api)(?:\/|$)/.test(path);

export const mayBeKept = (path: string): boolean => isPage(path) && !UNKEPT.test(path);

/** The pages that a page leads to, and that may be kept. */
export const linksIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(LINK)]
      .map(([, path = ""]) => path)
      .filter((path) => !path.startsWith("//") && mayBeKept(path)),
  ),
];

/** What a page says of the shop that it belongs to. */
export const settingsIn = (html: string): string | null => SETTINGS.exec(html)?.[1] ?? null;

/** A page that says since when it has been kept. */
export const keptHtml = (html: string, at: string): string =>
  html.replace("<html ", `<html data-state="kept" data-kept="${at}" `);

/** The bare page, with the records of a page that was kept. Its script knows the title. */
export const bareKeptHtml = (bare: string, page: { html: string; at: string } | null): string => {
  const untitled = bare.replace(TITLE, "");
  if (page === null) return untitled;
  const records = RECORDS.exec(page.html)?.[1];
  return keptHtml(untitled, page.at).replace("</head>", () =>
    records === undefined
      ? "</head>"
      : `<script type="application/json" id="kept">${records}</script></head>`,
  );
};
