import { useState } from "react";
import { todayAt } from "#core/shared/today.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

export const useBegunAt = () => {
  const { visitor } = useApp();
  const today = useToday();
  const [begunAt, setBegunAt] = useState<string | null>(null);
  const day = begunAt === null ? today : todayAt(begunAt);
  return {
    ...{ day, today },
    at: day === today ? undefined : (begunAt ?? undefined),
    begin: (): void => setBegunAt((before) => before ?? visitor.now()),
    end: (): void => setBegunAt(null),
  };
};

export type Begun = ReturnType<typeof useBegunAt>;
