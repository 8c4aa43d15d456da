import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const deletePost =
  ({ posts }: Pick<ShopRecords, "posts">) =>
  async (id: string): Promise<Result<null, never>> => {
    await posts.remove(id);
    return accept(null);
  };
