import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";

/** Reads again what another tab, or midnight, has changed. */
export const useChanges = (): void => {
  const app = useApp();
  const client = useQueryClient();
  useEffect(
    () =>
      app.changes.subscribe((change) => {
        // Where own commands are under way, the last of them reads again.
        const busy = client.isMutating({
          predicate: ({ options }) => options.scope?.id === change,
        });
        if (!busy) void readAgain(client, [change]);
      }),
    [app, client],
  );
};
