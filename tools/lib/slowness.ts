/** What a plain loop takes on an ordinary machine of two cores, in milliseconds. */
const USUAL_MS = 80;
const ROUNDS = 30_000_000;
const TRIES = 3;

const loop = (): number => {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < ROUNDS; i += 1) sum = (sum * 31 + i) | 0;
  return sum === 0.5 ? 0 : performance.now() - start;
};

const measure = (): number => {
  const times = Array.from({ length: TRIES }, loop);
  return Math.max(1, Math.min(...times) / USUAL_MS);
};

// Measured once, before anything else runs: the processes of the tests inherit it.
process.env.TESTS_SLOWNESS ??= measure().toFixed(2);

/** How many times slower this machine is than an ordinary one; 1 where it is faster. */
export const SLOWNESS = Number(process.env.TESTS_SLOWNESS);

/** Milliseconds for what takes at most so many seconds on an ordinary machine: tests' limits are never bare seconds. */
export const seconds = (count: number): number => Math.ceil(count * 1_000 * SLOWNESS);
