import { useQuery } from "@tanstack/react-query";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "adminSidebarCollapsed";

export const useIsSidebarCollapsed = (): boolean => {
  const app = useApp();
  return useQuery({ queryKey: [TOPIC], queryFn: () => app.isSidebarCollapsed() }).data ?? false;
};

export const useCollapseSidebar = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.collapseSidebar,
    predict: (_was: boolean, isCollapsed: boolean) => isCollapsed,
    refusals: {},
  });
};
