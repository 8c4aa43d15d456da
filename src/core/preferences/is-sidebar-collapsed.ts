import type { Ports } from "#ports/ports.ts";

export const isSidebarCollapsed =
  ({ preferences }: Pick<Ports, "preferences">) =>
  (): Promise<boolean> =>
    preferences.isSidebarCollapsed();
