import type { QueryClient } from "@tanstack/react-query";
import type { Topic } from "#ports/change-feed.ts";

export const whenIdle = (client: QueryClient, topic: Topic): Promise<void> =>
  new Promise((resolve) => {
    const isBusy = () =>
      client.isMutating({ predicate: ({ options }) => options.scope?.id === topic }) > 0;
    const stop = client.getMutationCache().subscribe(() => {
      if (!isBusy()) finish();
    });
    const finish = (): void => {
      stop();
      resolve();
    };
    if (!isBusy()) finish();
  });
