import { Fault, isFault } from "#ports/fault.ts";

/** Memoizes the loading of code; a load that failed is tried again. Code that can't be fetched is a Fault of its own. */
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
