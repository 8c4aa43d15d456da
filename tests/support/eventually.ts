import { vi } from "vitest";
import { seconds } from "../../tools/lib/slowness.ts";

/** Looks until it doesn't throw: `vi.waitFor` by itself gives up after a bare second. */
export const eventually = (look: () => unknown): Promise<unknown> => vi.waitFor(look, seconds(10));
