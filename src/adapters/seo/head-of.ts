import { groceryOf, siteOf } from "#adapters/seo/farm-data.ts";
import { firstPicture } from "#adapters/seo/first-picture.ts";
import { linkedData, type Thing } from "#adapters/seo/linked-data.ts";
import { addressOf } from "#adapters/seo/markup.ts";
import { headOfPath, ownPath, type PageWords, pageWords } from "#adapters/seo/page-heads.ts";
import { previewOf, type ShownOnAll } from "#adapters/seo/preview.ts";
import { productsIn } from "#adapters/seo/product-data.ts";
import { blogOf, pageName, storyOf, storyWords } from "#adapters/seo/story-data.ts";
import { linkTag, metaTag, titleTag } from "#adapters/seo/tags.ts";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { Farm } from "#core/farm.ts";
import type { CleanPost } from "#core/posts/get-post.ts";
import type { PostSummary } from "#core/posts/post.ts";
import type { PostPage } from "#core/posts/post-page.ts";
import { pageAddress } from "#core/posts/posts-address.ts";
import type { Product } from "#core/products/product.ts";
import { paths, ROUTES } from "#core/routes.ts";

export interface ShownRecords extends ShownOnAll {
  readonly products?: readonly Product[];
  readonly posts?: PostPage;
  readonly post?: CleanPost | "unread";
}

export interface Head {
  readonly status: 200 | 404;
  readonly tags: string;
}

const lost = (farm: Farm) => pageWords("Page Not Found", "There is no such page.", farm);

const unreadStory = (farm: Farm) => pageWords("Our Chickens", "A story of the farm.", farm);

const thingsOn = (
  path: string,
  { farm, products = [] }: ShownRecords,
  origin: string | null,
): readonly Thing[] => {
  switch (path) {
    case ROUTES.home:
      return [
        siteOf(origin, farm),
        groceryOf(origin, farm, products),
        ...productsIn(origin, products),
      ];
    case ROUTES.contact:
    case ROUTES.findUs:
      return [groceryOf(origin, farm, products)];
    default:
      return [];
  }
};

const wordTags = ({ title, description }: PageWords): readonly string[] => [
  titleTag(title),
  metaTag("name", "description", description),
];

const hidden = (words: PageWords): readonly string[] => [
  ...wordTags(words),
  metaTag("name", "robots", "noindex"),
];

const open = (
  path: string,
  words: PageWords,
  things: readonly Thing[],
  origin: string | null,
  shown: ShownOnAll,
  story?: PostSummary,
): readonly string[] => {
  const address = addressOf(origin, path);
  return [
    ...wordTags(words),
    linkTag("canonical", address),
    ...previewOf(words, address, origin, shown, story),
    linkedData(things),
  ];
};

const listTags = (
  asked: string,
  words: PageWords,
  shown: ShownRecords,
  origin: string | null,
): readonly string[] | null => {
  const { farm, posts } = shown;
  const isOther = posts !== undefined && posts.newer > 0;
  if (isOther && posts.items.length === 0) return null;
  const address = isOther ? asked : ROUTES.posts;
  const own = isOther ? pageWords(pageName(words, posts), words.description, farm) : words;
  const stories = posts?.items ?? [];
  const things = [blogOf(origin, farm, own, address, stories)];
  return [
    ...open(address, own, things, origin, shown),
    ...firstPicture(stories[0]?.featuredImage, "card"),
  ];
};

const isAdmin = (path: string): boolean => path.startsWith(ADMIN_ROUTES.dashboard);

const storyTags = (
  id: string,
  shown: ShownRecords,
  origin: string | null,
): readonly string[] | null => {
  const { farm, post } = shown;
  const path = paths.post(id);
  if (post === "unread") return open(path, unreadStory(farm), [], origin, shown);
  if (post?.id !== id) return null;
  const things = [storyOf(origin, farm, post)];
  return [
    ...open(path, storyWords(post, farm), things, origin, shown, post),
    ...firstPicture(post.featuredImage, "story"),
  ];
};

const tagsOf = (
  asked: string,
  shown: ShownRecords,
  origin: string | null,
): readonly string[] | null => {
  const [, at = "", search = ""] = /^([^?]*)(.*)$/s.exec(asked) ?? [];
  const path = ownPath(at);
  const head = headOfPath(at);
  if (head.kind === "unknown") return null;
  if (head.kind === "post") return storyTags(head.id, shown, origin);
  const words = head.wordsFor(shown.farm);
  if (isAdmin(path)) return hidden(words);
  if (path === ROUTES.posts) return listTags(pageAddress(path, search), words, shown, origin);
  const things = thingsOn(path, shown, origin);
  return [
    ...open(path, words, things, origin, shown),
    ...firstPicture(path === ROUTES.home ? shown.picture : "", "hero"),
  ];
};

export const headOf = (asked: string, shown: ShownRecords, publicOrigin: string | null): Head => {
  const tags = tagsOf(asked, shown, publicOrigin);
  return {
    status: tags ? 200 : 404,
    tags: (tags ?? hidden(lost(shown.farm))).filter((tag) => tag !== "").join("\n"),
  };
};
