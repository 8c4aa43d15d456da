import type { QueryClient } from "@tanstack/react-query";
import type { Day } from "#core/shared/day.ts";

/** What a page was made from: React begins with it. */
export interface PageRecords {
  /** The day at the farm when the page was made. */
  readonly today: Day;
  /** What was asked, and the answer. */
  readonly known: readonly (readonly [key: readonly string[], answer: unknown])[];
  /** By topic of the wire: where the shop is shared. */
  readonly versions?: Readonly<Record<string, number>>;
  /** Whether there is a splash page to be shown: where the shop is shared. */
  readonly hasSplash?: boolean;
}

/** Puts a page's records where its queries find them. */
export const putRecords = (client: QueryClient, { known }: PageRecords): void => {
  for (const [key, answer] of known) client.setQueryData(key, answer);
};
