import { FARM } from "#core/farm.ts";
import type { PostSummary } from "#core/posts/post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Told = Pick<PostSummary, "id" | "title" | "excerpt" | "author">;

const sampleOf = ({ id, author }: Told): Told | undefined =>
  author === FARM.owner ? SAMPLE_POSTS.find((sample) => sample.id === id) : undefined;

/** An edited one is the farm's own. */
const isUnedited = (post: Told): boolean => {
  const sample = sampleOf(post);
  return sample !== undefined && sample.title === post.title && sample.excerpt === post.excerpt;
};

export const bySampleAuthorOf =
  (owner: string) =>
  <Post extends Told>(post: Post): Post =>
    sampleOf(post) ? { ...post, author: owner } : post;

const UNSIGNED = "A sample story";

type Records = Pick<ShopRecords, "posts" | "profile">;

/** Another farm's owner signs a sample once it is kept. */
export const withSamplesMarked = async ({ profile }: Pick<Records, "profile">) => {
  const saved = await profile.load();
  const { owner } = farmOf(profileOf(saved));
  const isSample = (post: Told): boolean => saved.samplesKept !== true && isUnedited(post);
  return <Post extends PostSummary>(post: Post): Post => {
    if (!isSample(post)) return bySampleAuthorOf(owner)(post);
    return { ...post, author: owner === FARM.owner ? owner : UNSIGNED, isSample: true };
  };
};

const unsettled = async ({ posts, profile }: Records): Promise<readonly string[]> => {
  const marked = await withSamplesMarked({ profile });
  const found = await Promise.all(SAMPLE_POSTS.map(({ id }) => posts.find(id)));
  return found.flatMap((post) => (post && marked<PostSummary>(post).isSample ? [post.id] : []));
};

export const hasSamples = async (records: Records): Promise<boolean> =>
  (await unsettled(records)).length > 0;

/** Keeps the stories that came with the shop as the farm's own, or removes them. */
export const settleSamples =
  ({ posts, profile }: Records) =>
  async (isKept: boolean): Promise<Result<null, never>> => {
    if (!isKept) for (const id of await unsettled({ posts, profile })) await posts.remove(id);
    else await profile.save({ ...(await profile.load()), samplesKept: true });
    return accept(null);
  };
