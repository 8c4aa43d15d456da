import { JSDOM } from "jsdom";
import { headOf, type ShownRecords } from "#adapters/seo/head-of.ts";
import { FARM } from "#core/farm.ts";
import { type CleanPost, getPost } from "#core/posts/get-post.ts";
import type { Post } from "#core/posts/post.ts";
import { aShop, cleaner } from "#tests/support/a-shop.ts";
import { aPost, plantPosts } from "#tests/support/plant.ts";

const { DOMParser } = new JSDOM("").window;

export const parsed = (text: string, type: DOMParserSupportedType): Document =>
  new DOMParser().parseFromString(text, type);

export const FARM_ORIGIN = "https://farm.example";

/** A story as the shop hands it to its page. */
export const aCleanPost = async (change: Partial<Post> = {}): Promise<CleanPost> => {
  const shop = aShop();
  const post = aPost(change);
  await plantPosts(shop, post);
  const found = await getPost({ ...shop.records, cleaner })(post.id);
  if (!found) throw new Error("not planted");
  return found;
};

/** What a search engine makes of the head of a page. */
export const headAt = (
  path: string,
  shown: Partial<ShownRecords> = {},
  origin: string | null = FARM_ORIGIN,
) => {
  const { status, tags } = headOf(path, { farm: FARM, ...shown }, origin);
  const page = parsed(`<!doctype html><html><head>${tags}</head><body></body></html>`, "text/html");
  const tagsNamed = (name: string) => [...page.head.getElementsByTagName(name)];
  const metas = new Map(
    tagsNamed("meta").map((tag) => [
      tag.getAttribute("name") ?? tag.getAttribute("property"),
      tag.getAttribute("content"),
    ]),
  );
  const json = tagsNamed("script")
    .filter(({ attributes }) => attributes.getNamedItem("type")?.value === "application/ld+json")
    .map(({ textContent }) => JSON.parse(textContent ?? ""));
  return {
    status,
    tags,
    page,
    meta: (name: string): string | null => metas.get(name) ?? null,
    title: tagsNamed("title")[0]?.textContent,
    canonical:
      tagsNamed("link")
        .find((tag) => tag.getAttribute("rel") === "canonical")
        ?.getAttribute("href") ?? null,
    /** Every thing that is described, by its type. */
    things: (type: string): readonly Record<string, unknown>[] =>
      json.flatMap((one) => one["@graph"]).filter((thing) => thing["@type"] === type),
  };
};
