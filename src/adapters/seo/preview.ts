import { addressOf } from "#adapters/seo/markup.ts";
import type { PageWords } from "#adapters/seo/page-heads.ts";
import { pictureWords, SITE_PICTURE } from "#adapters/seo/site-picture.ts";
import { storyInstant, storyPicture } from "#adapters/seo/story-data.ts";
import { metaTag } from "#adapters/seo/tags.ts";
import type { Farm } from "#core/farm.ts";
import { sourcesOf } from "#core/pictures/picture-sources.ts";
import type { PostSummary } from "#core/posts/post.ts";

interface Picture {
  readonly address: string;
  readonly width?: number;
  readonly height?: number;
  readonly description?: string;
}

const sitePicture = (origin: string | null, farm: Farm, own: string): Picture | null => {
  const { src, size } = sourcesOf(own);
  const photo = size && addressOf(origin, src);
  if (photo !== undefined) return { address: photo, ...size };
  const address = addressOf(origin, SITE_PICTURE.path);
  return address === undefined
    ? null
    : { ...SITE_PICTURE, address, description: pictureWords(farm) };
};

const isPhoto = (address: string): boolean => /\.(?:png|jpe?g|webp|gif)$/i.test(address);

const pictureOf = (
  origin: string | null,
  farm: Farm,
  story: PostSummary | undefined,
  picture: string,
): Picture | null => {
  const own = story && storyPicture(origin, story);
  return own && isPhoto(own)
    ? { address: own, ...sourcesOf(story.featuredImage).size }
    : sitePicture(origin, farm, picture);
};

const said = (property: string, content: string | number | undefined): string =>
  metaTag("property", property, content?.toString());

export interface ShownOnAll {
  readonly farm: Farm;
  readonly picture?: string;
}

export const previewOf = (
  { name, description }: PageWords,
  address: string | undefined,
  origin: string | null,
  { farm, picture: own = "" }: ShownOnAll,
  story: PostSummary | undefined,
): readonly string[] => {
  const picture = pictureOf(origin, farm, story, own);
  return [
    said("og:type", story ? "article" : "website"),
    said("og:site_name", farm.name),
    said("og:locale", "en_GB"),
    said("og:title", name),
    said("og:description", description),
    said("og:url", address),
    said("og:image", picture?.address),
    said("og:image:width", picture?.width),
    said("og:image:height", picture?.height),
    said("og:image:alt", picture?.description),
    said("article:published_time", story && storyInstant(story)),
    metaTag("name", "twitter:card", picture ? "summary_large_image" : "summary"),
  ];
};
