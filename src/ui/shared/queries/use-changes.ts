import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Change } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";

export const useChanges = (): void => {
  const { changes, connection } = useApp();
  const client = useQueryClient();
  useEffect(() => {
    // Pending commands invalidate by themselves.
    const isIdle = (change: Change): boolean =>
      !client.isMutating({ predicate: ({ options }) => options.scope?.id === change });
    const stops = [
      changes.subscribe((changed) => {
        if (isIdle(changed)) void readAgain(client, (change) => change === changed);
      }),
      connection.subscribe(() => {
        if (!connection.isLost()) void readAgain(client, isIdle);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [changes, connection, client]);
};
