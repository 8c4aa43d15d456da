import { useQuery } from "@tanstack/react-query";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";

const TOPIC: Topic = "eggInventory";

export const useInventory = () => {
  const app = useApp();
  return useQuery({ queryKey: [TOPIC], queryFn: () => app.getInventory() });
};
