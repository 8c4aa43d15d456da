/** Runs what it is given in the order in which it came, each after the one before has ended, well or not. */
export const oneAtATime = (): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Ignored here: whoever gave the work hears of it.
    last = turn.catch(() => undefined);
    return turn;
  };
};
