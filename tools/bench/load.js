/** @param {readonly number[]} times */
const p99Of = (times) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ??
  0;

/**
 * Does something again and again, so many at once, until there is no more to do.
 * @param {number} lanes
 * @param {(n: number) => boolean} isMore
 * @param {(n: number) => Promise<unknown>} work
 */
const load = async (lanes, isMore, work) => {
  const times = /** @type {number[]} */ ([]);
  const began = performance.now();
  let next = 0;
  const lane = async () => {
    while (isMore(next)) {
      const [n, start] = [next, performance.now()];
      next += 1;
      await work(n);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: times.length / seconds, p99: p99Of(times) };
};

/**
 * @param {number} lanes
 * @param {number} seconds
 * @param {(n: number) => Promise<unknown>} work
 */
export const loadFor = (lanes, seconds, work) => {
  const end = performance.now() + seconds * 1_000;
  return load(lanes, () => performance.now() < end, work);
};

/**
 * @param {number} lanes
 * @param {number} times
 * @param {(n: number) => Promise<unknown>} work
 */
export const loadTimes = (lanes, times, work) => load(lanes, (n) => n < times, work);
