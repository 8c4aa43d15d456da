/** Asks once for all who ask within `everyMs`. What failed is asked again. */
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
      // Ignored here: whoever asked hears of it.
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
};
