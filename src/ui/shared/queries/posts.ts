import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { CleanPost } from "#core/posts/get-post.ts";
import type { PostPage } from "#core/posts/post-page.ts";
import type { Change, Topic } from "#ports/change-feed.ts";
import { fetchRecords, type Records, useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "posts";

export const POSTS_READ: readonly Change[] = [TOPIC, "profile"];

const pageBefore = (mark: string | null): Records<PostPage> => ({
  reads: POSTS_READ,
  key: [TOPIC, "before", mark ?? ""],
  run: (app) => app.shop.counter.listPosts(mark),
});

const oneOf = (id: string): Records<CleanPost | null> => ({
  reads: POSTS_READ,
  key: [TOPIC, id],
  run: (app) => app.shop.counter.getPost(id),
});

export const usePostPage = (before: string | null): PostPage | undefined =>
  useRecords(pageBefore(before)).data;

export const usePost = (id: string): CleanPost | null | undefined => useRecords(oneOf(id)).data;

export const fetchPostPage = (
  before: string | null,
  client: QueryClient,
  app: App,
): Promise<void> => fetchRecords(pageBefore(before), client, app);

export const fetchPost = (id: string, client: QueryClient, app: App): Promise<void> =>
  fetchRecords(oneOf(id), client, app);
