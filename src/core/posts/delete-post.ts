import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Deletes a post. One that is gone already stays gone. */
export const deletePost =
  ({ posts }: Pick<ShopRecords, "posts">) =>
  async (id: string): Promise<Result<null, never>> => {
    await posts.remove(id);
    return accept(null);
  };
