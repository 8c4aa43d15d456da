import type { Log } from "#ports/log.ts";

interface Failure {
  readonly event: string;
  readonly about?: Readonly<Record<string, string>>;
}

export const logFailure = async <Value>(
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
