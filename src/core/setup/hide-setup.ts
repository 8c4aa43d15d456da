import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const hideSetup =
  ({ profile }: Pick<ShopRecords, "profile">) =>
  async (): Promise<Result<null, never>> => {
    await profile.save({ ...(await profile.load()), setupHidden: true });
    return accept(null);
  };
