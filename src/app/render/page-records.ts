import type { QueryClient } from "@tanstack/react-query";
import type { Day } from "#core/shared/day.ts";

export interface PageRecords {
  readonly today: Day;
  readonly known: readonly (readonly [key: readonly string[], answer: unknown])[];
  readonly versions?: Readonly<Record<string, number>>;
  readonly hasSplash?: boolean;
}

export const putRecords = (client: QueryClient, { known }: PageRecords): void => {
  for (const [key, answer] of known) client.setQueryData(key, answer);
};
