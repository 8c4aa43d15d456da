import type { Log } from "#ports/log.ts";

/** What failed, as the log calls it, and the ids of what it was about. */
interface Failure {
  readonly event: string;
  readonly about?: Readonly<Record<string, string>>;
}

/** A bulkhead: work of which a failure is logged, and ends nothing else. Null where it failed. */
export const bulkhead = async <Value>(
  log: Log,
  { event, about }: Failure,
  work: () => Promise<Value>,
): Promise<Value | null> => {
  try {
    return await work();
  } catch (cause) {
    log.error(cause, event, about);
    return null;
  }
};
