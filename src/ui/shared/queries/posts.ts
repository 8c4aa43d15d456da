import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { CleanPost } from "#core/posts/get-post.ts";
import type { PostSummary } from "#core/posts/post.ts";
import type { Topic } from "#ports/change-feed.ts";
import { fetchRecords, type Records, useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "posts";

const ALL: Records<readonly PostSummary[]> = {
  reads: [TOPIC, "profile"],
  key: [TOPIC],
  run: (app) => app.shop.counter.listPosts(),
};

const oneOf = (id: string): Records<CleanPost | null> => ({
  reads: [TOPIC, "profile"],
  key: [TOPIC, id],
  run: (app) => app.shop.counter.getPost(id),
});

export const usePosts = (): readonly PostSummary[] | undefined => useRecords(ALL).data;

export const usePost = (id: string): CleanPost | null | undefined => useRecords(oneOf(id)).data;

export const fetchPosts = (client: QueryClient, app: App): Promise<void> =>
  fetchRecords(ALL, client, app);

export const fetchPost = (id: string, client: QueryClient, app: App): Promise<void> =>
  fetchRecords(oneOf(id), client, app);
