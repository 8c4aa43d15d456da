import type { PostSummary } from "#core/posts/post.ts";
import { paths, ROUTES } from "#core/routes.ts";
import { dayOf } from "#core/shared/day.ts";
import { escapedHtml } from "#core/shared/escaped-html.ts";

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

interface Stories {
  readonly stories: readonly Pick<PostSummary, "id" | "date">[];
  readonly marks: readonly string[];
}

export const sitemapXml = (publicOrigin: string, { stories, marks }: Stories): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...FOUND.map((path) => entryOf(`${publicOrigin}${path}`, null)),
    ...marks.map((mark) => entryOf(`${publicOrigin}${paths.posts(mark)}`, null)),
    ...stories.map(({ id, date }) => entryOf(`${publicOrigin}${paths.post(id)}`, dayOf(date))),
    "</urlset>",
    "",
  ].join("\n");
