import type { PostSummary } from "#core/posts/post.ts";
import type { ShopWindow } from "#core/shop/shop-window.ts";

export interface EveryStory {
  readonly stories: readonly Pick<PostSummary, "id" | "date">[];
  readonly marks: readonly string[];
}

export const everyStory = async (window: Pick<ShopWindow, "listPosts">): Promise<EveryStory> => {
  const stories: Pick<PostSummary, "id" | "date">[] = [];
  const marks: string[] = [];
  let mark: string | null = null;
  do {
    const page: Awaited<ReturnType<ShopWindow["listPosts"]>> = await window.listPosts(mark);
    stories.push(...page.items.map(({ id, date }) => ({ id, date })));
    mark = page.next;
    if (mark !== null) marks.push(mark);
  } while (mark !== null);
  return { stories, marks };
};
