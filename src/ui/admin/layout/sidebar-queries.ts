import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "sidebar";

export const useIsSidebarCollapsed = (): boolean =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.author.isSidebarCollapsed(),
  }).data ?? false;

export const useCollapseSidebar = () =>
  useCommand({
    topic: TOPIC,
    run: (app, isCollapsed: boolean) => app.visitor.author.collapseSidebar(isCollapsed),
    predict: (_was: boolean, isCollapsed) => isCollapsed,
    refusals: {},
  });
