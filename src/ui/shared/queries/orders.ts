import { useQuery } from "@tanstack/react-query";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";

const TOPIC: Topic = "orders";

/** The orders of an email; none is looked for while it is empty. */
export const useOrdersOf = (email: string) => {
  const app = useApp();
  return useQuery({
    queryKey: [TOPIC, email],
    queryFn: () => app.findOrders(email),
    enabled: email !== "",
  });
};
