import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "adminSidebarCollapsed";

export const useIsSidebarCollapsed = (): boolean =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.isSidebarCollapsed() }).data ??
  false;

export const useCollapseSidebar = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.collapseSidebar,
    predict: (_was: boolean, isCollapsed: boolean) => isCollapsed,
    refusals: {},
  });
};
