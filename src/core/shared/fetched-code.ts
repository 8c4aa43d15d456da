import { Fault, isFault } from "#ports/fault.ts";

/** Fetches code. What can't be fetched is a fault of its own; a fault in what was fetched stays what it is. */
export const fetchedCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw isFault(cause) ? cause : new Fault("code-missing", undefined, { cause });
  });
