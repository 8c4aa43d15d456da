import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "seenSplash";

export const useCloseSplash = () =>
  useCommand({
    topic: TOPIC,
    run: (app, version: number) => app.visitor.closeSplash(version),
    refusals: {},
  });
