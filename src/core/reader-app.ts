import { getPost } from "#core/posts/get-post.ts";
import { listPosts } from "#core/posts/list-posts.ts";
import type { Ports } from "#ports/ports.ts";

/** What readers of the chicken stories ask. */
export const createReaderApp = (ports: Ports) => ({
  listPosts: listPosts(ports),
  getPost: getPost(ports),
});
