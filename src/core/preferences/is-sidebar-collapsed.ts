import type { VisitorRecords } from "#ports/records.ts";

export const isSidebarCollapsed =
  ({ sidebar }: Pick<VisitorRecords, "sidebar">) =>
  (): Promise<boolean> =>
    sidebar.load();
