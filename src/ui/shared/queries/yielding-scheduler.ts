type Callback = () => void;

/** More rounds than any page of the shop needs until its records stand in it. */
export const MOST_ROUNDS = 50;

/** A timer would be held back in a hidden tab, and by a test that sets the clock. */
const inNextTask = (run: Callback): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
};

/** In microtasks; after so many rounds it waits for a task, so that callbacks without an end leave the page time. */
export const yieldingScheduler = (mostRounds = MOST_ROUNDS) => {
  let rounds = 0;
  let isRoundOpen = false;
  let late: Callback[] = [];

  const afterPause = (): void => {
    const waiting = late;
    late = [];
    rounds = 0;
    for (const callback of waiting) schedule(callback);
  };

  const openRound = (): void => {
    if (rounds === 0) inNextTask(afterPause);
    rounds += 1;
    isRoundOpen = true;
    queueMicrotask(() => {
      isRoundOpen = false;
    });
  };

  const schedule = (callback: Callback): void => {
    if (!isRoundOpen) openRound();
    if (rounds > mostRounds) late.push(callback);
    else queueMicrotask(callback);
  };
  return schedule;
};
