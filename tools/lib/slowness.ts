import { spawnSync } from "node:child_process";

/** What a process that runs a plain loop takes on an ordinary machine of two cores, in milliseconds. */
const USUAL_MS = 120;
const LOOP =
  "(() => { let sum = 0; for (let i = 0; i < 3e7; i += 1) sum = (sum * 31 + i) | 0; })()";
const TRIES = 3;

const time = (): number => {
  const start = performance.now();
  spawnSync(process.execPath, ["-e", LOOP]);
  return performance.now() - start;
};

const measure = (): number =>
  Math.max(1, Math.min(...Array.from({ length: TRIES }, time)) / USUAL_MS);

/** How many times slower this machine is than an ordinary one; 1 where it is faster. */
const slowness = (): number => {
  // Measured once, before anything else runs: the processes of the tests inherit it.
  process.env.TESTS_SLOWNESS ??= measure().toFixed(2);
  return Number(process.env.TESTS_SLOWNESS);
};

/** Milliseconds for what takes at most so many seconds on an ordinary machine: tests' limits are never bare seconds. */
export const seconds = (count: number): number => Math.ceil(count * 1_000 * slowness());
