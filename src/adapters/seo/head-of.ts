import { farmOf, siteOf } from "#adapters/seo/farm-data.ts";
import { linkedData, type Thing } from "#adapters/seo/linked-data.ts";
import { addressOf } from "#adapters/seo/markup.ts";
import { headOfPath, ownPath, type PageWords, pageWords } from "#adapters/seo/page-heads.ts";
import { previewOf } from "#adapters/seo/preview.ts";
import { productsIn } from "#adapters/seo/product-data.ts";
import { blogOf, storyOf, storyWords } from "#adapters/seo/story-data.ts";
import { linkTag, metaTag, titleTag } from "#adapters/seo/tags.ts";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { CleanPost } from "#core/posts/get-post.ts";
import type { PostSummary } from "#core/posts/post.ts";
import type { Product } from "#core/products/product.ts";
import { paths, ROUTES } from "#core/routes.ts";

export interface ShownRecords {
  readonly products?: readonly Product[];
  readonly posts?: readonly PostSummary[];
  /** Undefined where there is none, "unread" where the store couldn't be asked. */
  readonly post?: CleanPost | "unread";
}

export interface Head {
  readonly status: 200 | 404;
  readonly tags: string;
}

const LOST = pageWords("Page Not Found", "There is no such page.");

const UNREAD_STORY = pageWords("Our Chickens", "A story of the farm.");

const thingsOn = (
  path: string,
  words: PageWords,
  { products = [], posts = [] }: ShownRecords,
  origin: string | null,
): readonly Thing[] => {
  switch (path) {
    case ROUTES.home:
      return [siteOf(origin), farmOf(origin, products), ...productsIn(origin, products)];
    case ROUTES.contact:
    case ROUTES.findUs:
      return [farmOf(origin, products)];
    case ROUTES.posts:
      return [blogOf(origin, words, posts)];
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
  story?: PostSummary,
): readonly string[] => {
  const address = addressOf(origin, path);
  return [
    ...wordTags(words),
    linkTag("canonical", address),
    ...previewOf(words, address, origin, story),
    linkedData(things),
  ];
};

const isAdmin = (path: string): boolean => path.startsWith(ADMIN_ROUTES.dashboard);

const storyTags = (
  id: string,
  { post }: ShownRecords,
  origin: string | null,
): readonly string[] | null => {
  const path = paths.post(id);
  if (post === "unread") return open(path, UNREAD_STORY, [], origin);
  if (post?.id !== id) return null;
  return open(path, storyWords(post), [storyOf(origin, post)], origin, post);
};

const tagsOf = (
  asked: string,
  shown: ShownRecords,
  origin: string | null,
): readonly string[] | null => {
  const head = headOfPath(asked);
  if (head.kind === "unknown") return null;
  if (head.kind === "post") return storyTags(head.id, shown, origin);
  const path = ownPath(asked);
  if (isAdmin(path)) return hidden(head);
  return open(path, head, thingsOn(path, head, shown, origin), origin);
};

export const headOf = (asked: string, shown: ShownRecords, publicOrigin: string | null): Head => {
  const tags = tagsOf(asked, shown, publicOrigin);
  return {
    status: tags ? 200 : 404,
    tags: (tags ?? hidden(LOST)).filter((tag) => tag !== "").join("\n"),
  };
};
