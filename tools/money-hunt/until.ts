import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY_MS = 50;

/** Looks until it is so. Answers whether it was in time. */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> => {
  const latest = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > latest) return false;
    await wait(LOOK_EVERY_MS);
  }
  return true;
};
