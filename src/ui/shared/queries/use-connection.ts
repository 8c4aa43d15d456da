import { useSyncExternalStore } from "react";
import { useApp } from "#ui/shared/app-context.ts";

export const useIsConnectionLost = (): boolean => {
  const { connection } = useApp();
  return useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
};
