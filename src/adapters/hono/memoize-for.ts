/** Memoization with a time to live. A rejection isn't kept. */
export const memoizeFor = <Value>(
  ask: () => Promise<Value>,
  now: () => number,
  everyMs: number,
): (() => Promise<Value>) => {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Value> | undefined;
  return () => {
    if (!answer || now() - asked >= everyMs) {
      asked = now();
      answer = ask();
      // Ignored: the caller gets the same rejection.
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
};
