import { useQuery } from "@tanstack/react-query";
import type { Story } from "#core/posts/get-post.ts";
import type { PostSummary } from "#core/posts/post.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";

const TOPIC: Topic = "blogPosts";

/** Every chicken story, newest first, or undefined while they load. */
export const usePosts = (): readonly PostSummary[] | undefined => {
  const app = useApp();
  return useQuery({ queryKey: [TOPIC, "all"], queryFn: () => app.listPosts() }).data;
};

/** A chicken story, undefined while it loads, null where there is none. */
export const usePost = (id: string): Story | null | undefined => {
  const app = useApp();
  return useQuery({ queryKey: [TOPIC, "one", id], queryFn: () => app.getPost(id) }).data;
};
