import { Session } from "node:inspector/promises";

const isOwn = (url: string): boolean => /\/(?:src|node_modules\/valibot)\//.test(url);

/** How many functions of ours, and of the library that reads records, are called meanwhile: no clock is as exact. */
export const callsOf = async (work: () => unknown): Promise<number> => {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  try {
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => isOwn(url))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  } finally {
    session.disconnect();
  }
};
