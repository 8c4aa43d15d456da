import type { PostSummary } from "#core/posts/post.ts";
import { paths, ROUTES } from "#core/routes.ts";
import { dayOf } from "#core/shared/day.ts";
import { escapedHtml } from "#core/shared/escaped-html.ts";

/** Public pages: baskets and orders are everybody's own. */
const FOUND: readonly string[] = [
  ROUTES.home,
  ROUTES.about,
  ROUTES.contact,
  ROUTES.posts,
  ROUTES.findUs,
  ROUTES.terms,
  ROUTES.privacy,
];

const entryOf = (address: string, changed: string | null): string => {
  const when = changed === null ? "" : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${escapedHtml(address)}</loc>${when}</url>`;
};

export const sitemapXml = (publicOrigin: string, posts: readonly PostSummary[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...FOUND.map((path) => entryOf(`${publicOrigin}${path}`, null)),
    ...posts.map(({ id, date }) => entryOf(`${publicOrigin}${paths.post(id)}`, dayOf(date))),
    "</urlset>",
    "",
  ].join("\n");
