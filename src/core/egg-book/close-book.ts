import type { ShopContext } from "#core/command.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const closeBook =
  ({ bookSettings, inventory }: Pick<ShopRecords, "bookSettings"> & ShopContext) =>
  async (): Promise<Result<null, never>> => {
    const [settings, stock] = [await bookSettings.load(), await inventory.load()];
    await inventory.willChange();
    await bookSettings.save({ ...settings, isOpen: false });
    await inventory.save(stock);
    return accept(null);
  };
