/** npm passes on a Ctrl+C that the process has had already. */
const SAME_PRESS_MS = 200;

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

export interface StoppableProcess {
  on(signal: (typeof SIGNALS)[number], hear: () => void): unknown;
  exit(code: number): void;
}

/** Graceful shutdown: exits with 0 after `stop`, with 1 where it failed or at a second signal. */
export const onceToldToStop = (
  process: StoppableProcess,
  stop: () => Promise<void>,
  now: () => number = () => performance.now(),
): void => {
  let toldAt: number | null = null;
  const hear = () => {
    if (toldAt !== null) {
      if (now() - toldAt > SAME_PRESS_MS) process.exit(1);
      return;
    }
    toldAt = now();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of SIGNALS) process.on(signal, hear);
};
