import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "#ui/shared/app-context.ts";

/** Reads again what another tab has changed. */
export const useChanges = (): void => {
  const app = useApp();
  const client = useQueryClient();
  useEffect(
    () =>
      app.changes.subscribe((topic) => {
        // Where own commands are under way, the last of them reads again.
        const busy = client.isMutating({ predicate: ({ options }) => options.scope?.id === topic });
        if (!busy) void client.invalidateQueries({ queryKey: [topic] });
      }),
    [app, client],
  );
};
