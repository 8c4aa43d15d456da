import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { CleanPost } from "#core/posts/get-post.ts";
import type { PostSummary } from "#core/posts/post.ts";
import type { PostPage } from "#core/posts/post-page.ts";
import type { Change, Topic } from "#ports/change-feed.ts";
import { type Paged, usePages } from "#ui/shared/queries/use-pages.ts";
import { fetchRecords, type Records, useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "posts";

const READS: readonly Change[] = [TOPIC, "profile"];

const pageBefore = (mark: string | null): Records<PostPage> => ({
  reads: READS,
  key: [TOPIC, "before", mark ?? ""],
  run: (app) => app.shop.counter.listPosts(mark),
});

const oneOf = (id: string): Records<CleanPost | null> => ({
  reads: READS,
  key: [TOPIC, id],
  run: (app) => app.shop.counter.getPost(id),
});

/** The page of the stories that begins after a mark, or the first. */
export const usePostPage = (before: string | null): PostPage | undefined =>
  useRecords(pageBefore(before)).data;

/** As many pages as were asked for, in one list. */
export const useAllPosts = (): Paged<PostSummary> | undefined =>
  usePages({
    reads: READS,
    key: [TOPIC, "pages", "all"],
    run: (app, after) => app.shop.counter.listPosts(after),
  });

export const usePost = (id: string): CleanPost | null | undefined => useRecords(oneOf(id)).data;

export const fetchPostPage = (
  before: string | null,
  client: QueryClient,
  app: App,
): Promise<void> => fetchRecords(pageBefore(before), client, app);

export const fetchPost = (id: string, client: QueryClient, app: App): Promise<void> =>
  fetchRecords(oneOf(id), client, app);
