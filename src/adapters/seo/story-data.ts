import { farmId } from "#adapters/seo/farm-data.ts";
import type { Thing } from "#adapters/seo/linked-data.ts";
import { addressOf } from "#adapters/seo/markup.ts";
import { type PageWords, pageWords } from "#adapters/seo/page-heads.ts";
import type { Farm } from "#core/farm.ts";
import { sourcesOf } from "#core/pictures/picture-sources.ts";
import type { PostSummary } from "#core/posts/post.ts";
import { type PostPage, pageNumber } from "#core/posts/post-page.ts";
import { paths } from "#core/routes.ts";
import { instantOf } from "#core/shared/day.ts";

export const storyWords = ({ title, excerpt }: PostSummary, farm: Farm): PageWords =>
  pageWords(title || "Untitled", excerpt || `A story of the hens of ${farm.name}.`, farm);

export const storyInstant = (post: PostSummary): string | undefined => {
  const instant = instantOf(post.date);
  return instant === null ? undefined : new Date(instant).toISOString();
};

/** A data URL can't be fetched by itself. */
export const storyPicture = (
  origin: string | null,
  { featuredImage }: PostSummary,
): string | undefined => {
  const { src } = sourcesOf(featuredImage);
  if (/^https:\/\//i.test(src)) return src;
  return /^\/(?!\/)/.test(src) ? addressOf(origin, src) : undefined;
};

const farmBy = (origin: string | null, farm: Farm) => ({
  "@type": "Organization",
  "@id": farmId(origin),
  name: farm.name,
});

const authorOf = (origin: string | null, farm: Farm, { author }: PostSummary) =>
  author === "" ? farmBy(origin, farm) : { "@type": "Person", name: author };

export const storyOf = (origin: string | null, farm: Farm, post: PostSummary): Thing => {
  const address = addressOf(origin, paths.post(post.id));
  const { name, description } = storyWords(post, farm);
  return {
    "@type": "BlogPosting",
    headline: name,
    description,
    datePublished: storyInstant(post),
    author: authorOf(origin, farm, post),
    publisher: farmBy(origin, farm),
    image: storyPicture(origin, post),
    keywords: post.tags.length > 0 ? post.tags : undefined,
    inLanguage: "en-GB",
    url: address,
    mainEntityOfPage: address,
  };
};

export const pageName = ({ name }: PageWords, page: PostPage): string =>
  `${name}, page ${pageNumber(page)}`;

export const blogOf = (
  origin: string | null,
  farm: Farm,
  { title, description }: PageWords,
  address: string,
  posts: readonly PostSummary[],
): Thing => ({
  "@type": "Blog",
  name: title,
  description,
  url: addressOf(origin, address),
  inLanguage: "en-GB",
  publisher: farmBy(origin, farm),
  blogPost: posts.map((post) => storyOf(origin, farm, post)),
});
