export const oneAtATime = (): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Ignored here: the caller gets the rejection.
    last = turn.catch(() => undefined);
    return turn;
  };
};
