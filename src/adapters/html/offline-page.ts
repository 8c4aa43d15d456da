import { ROUTES } from "#core/routes.ts";

export const BARE_PATH = "/404.html";

const RECORDS = /<script type="application\/json" id="records">([^<]*)<\/script>/;
const SETTINGS = /<script type="application\/json" id="shop">([^<]*)<\/script>/;
const TITLE = /<title>[^<]*<\/title>/;
const LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)/g;

const UNKEPT = /^\/(?:admin|api|checkout)(?:\/|$)/;
const FILE = /\.[a-z0-9]+$/i;

const isPage = (path: string): boolean => !FILE.test(path);

export const isPublic = (path: string): boolean =>
  isPage(path) && !/^\/(?:admin|api)(?:\/|$)/.test(path);

export const isAdmin = (path: string): boolean => isPage(path) && /^\/admin(?:\/|$)/.test(path);

export const isOutOfDoors = (path: string): boolean =>
  /^\/admin\/(?:count|packing(?:\/[a-z0-9-]+)?)\/?$/.test(path);

export const mayBeKept = (path: string): boolean => isPage(path) && !UNKEPT.test(path);

export const linksIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(LINK)]
      .map(([, path = ""]) => path)
      .filter((path) => !path.startsWith("//") && mayBeKept(path)),
  ),
];

const A_STORY = `${ROUTES.posts}/`;

export const isStory = (path: string): boolean => path.startsWith(A_STORY);

export const isOfStories = (address: string): boolean =>
  isStory(address) || address.startsWith(`${ROUTES.posts}?`);

export const settingsIn = (html: string): string | null => SETTINGS.exec(html)?.[1] ?? null;

export const isOfOneBrowser = (html: string): boolean =>
  /"home":"browser"/.test(settingsIn(html) ?? "");

export const keptHtml = (html: string, at: string): string =>
  html.replace("<html ", `<html data-state="kept" data-kept="${at}" `);

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
