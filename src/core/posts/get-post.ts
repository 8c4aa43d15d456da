import { type PostSummary, summaryOf } from "#core/posts/post.ts";
import { withSamplesMarked } from "#core/posts/samples.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import type { Versioned } from "#core/shared/version.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CleanPost extends Versioned<PostSummary> {
  readonly content: CleanHtml;
}

export const getPost =
  ({
    posts,
    profile,
    cleaner,
  }: Pick<ShopRecords, "posts" | "profile"> & Pick<ShopPorts, "cleaner">) =>
  async (id: string): Promise<CleanPost | null> => {
    const post = await posts.find(id);
    if (!post) return null;
    const content = await cleaner.cleanStored(post.content);
    const marked = await withSamplesMarked({ profile });
    return marked({ ...summaryOf(post), content, version: post.version });
  };
