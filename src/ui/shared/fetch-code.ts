import { Fault, isFault } from "#ports/fault.ts";

/** Memoizes the loading of code; a failed load is tried again, and is a Fault. */
export const fetchOnce = <Code>(load: () => Promise<Code>): (() => Promise<Code>) => {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw isFault(cause) ? cause : new Fault("code-missing", undefined, { cause });
    });
    return loading;
  };
};
