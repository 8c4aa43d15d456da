import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const collapseSidebar =
  ({ sidebar }: Pick<VisitorRecords, "sidebar">) =>
  async (isCollapsed: boolean): Promise<Result<boolean, never>> => {
    await sidebar.save(isCollapsed);
    return accept(isCollapsed);
  };
