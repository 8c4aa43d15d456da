import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const collapseSidebar =
  ({ preferences }: Pick<Ports, "preferences">) =>
  async (isCollapsed: boolean): Promise<Result<boolean, never>> => {
    await preferences.setSidebarCollapsed(isCollapsed);
    return accept(isCollapsed);
  };
