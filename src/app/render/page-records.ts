import type { QueryClient } from "@tanstack/react-query";
import type { Day } from "#core/shared/day.ts";

/** The records that a page was rendered from, for hydration. */
export interface PageRecords {
  /** The day at the farm when the page was rendered. */
  readonly today: Day;
  /** Query keys and their answers. */
  readonly known: readonly (readonly [key: readonly string[], answer: unknown])[];
  /** Versions by wire topic; the shared shop alone. */
  readonly versions?: Readonly<Record<string, number>>;
  readonly hasSplash?: boolean;
}

export const putRecords = (client: QueryClient, { known }: PageRecords): void => {
  for (const [key, answer] of known) client.setQueryData(key, answer);
};
