import { farmId } from "#adapters/seo/farm-data.ts";
import type { Thing } from "#adapters/seo/linked-data.ts";
import { addressOf } from "#adapters/seo/markup.ts";
import { type PageWords, pageWords } from "#adapters/seo/page-heads.ts";
import { FARM } from "#core/farm.ts";
import type { PostSummary } from "#core/posts/post.ts";
import { paths, ROUTES } from "#core/routes.ts";
import { instantOf } from "#core/shared/day.ts";

export const storyWords = ({ title, excerpt }: PostSummary): PageWords =>
  pageWords(title || "Untitled", excerpt || `A story of the hens of ${FARM.name}.`);

/** UTC; undefined where the date can't be read. */
export const storyInstant = (post: PostSummary): string | undefined => {
  const instant = instantOf(post.date);
  return instant === null ? undefined : new Date(instant).toISOString();
};

/** Undefined for a data URL, which can't be fetched by itself. */
export const storyPicture = (
  origin: string | null,
  { featuredImage }: PostSummary,
): string | undefined => {
  if (/^https:\/\//i.test(featuredImage)) return featuredImage;
  return /^\/(?!\/)/.test(featuredImage) ? addressOf(origin, featuredImage) : undefined;
};

const farmBy = (origin: string | null) => ({
  "@type": "Organization",
  "@id": farmId(origin),
  name: FARM.name,
});

const authorOf = (origin: string | null, { author }: PostSummary) =>
  author === "" ? farmBy(origin) : { "@type": "Person", name: author };

export const storyOf = (origin: string | null, post: PostSummary): Thing => {
  const address = addressOf(origin, paths.post(post.id));
  const { name, description } = storyWords(post);
  return {
    "@type": "BlogPosting",
    headline: name,
    description,
    datePublished: storyInstant(post),
    author: authorOf(origin, post),
    publisher: farmBy(origin),
    image: storyPicture(origin, post),
    keywords: post.tags.length > 0 ? post.tags : undefined,
    inLanguage: "en-GB",
    url: address,
    mainEntityOfPage: address,
  };
};

export const blogOf = (
  origin: string | null,
  { title, description }: PageWords,
  posts: readonly PostSummary[],
): Thing => ({
  "@type": "Blog",
  name: title,
  description,
  url: addressOf(origin, ROUTES.posts),
  inLanguage: "en-GB",
  publisher: farmBy(origin),
  blogPost: posts.map((post) => storyOf(origin, post)),
});
