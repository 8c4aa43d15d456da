import type { CleanPost } from "#core/posts/get-post.ts";
import type { PostSummary } from "#core/posts/post.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "posts";

/** Every chicken story, newest first, or undefined while they load. */
export const usePosts = (): readonly PostSummary[] | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.shop.counter.listPosts() }).data;

/** A chicken story, undefined while it loads, null where there is none. */
export const usePost = (id: string): CleanPost | null | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC, id], run: (app) => app.shop.counter.getPost(id) }).data;
