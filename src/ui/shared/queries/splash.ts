import { useQuery } from "@tanstack/react-query";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "splashConfig";

/** The splash page for its editor, or undefined while it loads. */
export const useSplash = (): CleanSplash | undefined => {
  const app = useApp();
  return useQuery({ queryKey: [TOPIC, "edit"], queryFn: () => app.getSplash() }).data;
};

export const useSaveSplash = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.saveSplash,
    success: () => ({
      title: "Splash Page Updated!",
      text: "Your changes have been saved and will be live for the next visitors.",
      tone: "good",
    }),
    refusals: {},
  });
};
