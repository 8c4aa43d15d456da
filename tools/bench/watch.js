/**
 * Runs in each page before its scripts. It tells when React has the page, and how long it takes from a press (the time
 * that the browser stamps on the click, before any code has run) until a text of the page has changed, and until the
 * first animation frame after that is about to be painted: what a person waits for, but for the screen's own delay.
 */
export const watchPresses = () => {
  /** @type {unknown} */
  let early;
  Object.defineProperty(window, "early", {
    configurable: true,
    get: () => early,
    set: (value) => {
      early = value;
      if (value === null) performance.mark("taken over");
    },
  });

  let pressed = 0;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );

  /** @param {string} selector */
  const awaitNews = (selector) => {
    const read = () => document.querySelector(selector)?.textContent ?? "";
    const before = read();
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${selector} says nothing new.`)), 20_000);
      const observer = new MutationObserver(() => {
        const now = read();
        if (now === "" || now === before) return;
        observer.disconnect();
        const changed = performance.now() - pressed;
        requestAnimationFrame(() => resolve({ changed, painted: performance.now() - pressed }));
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  };
  /** @param {string} selector */
  const watch = (selector) => {
    Object.assign(window, { news: awaitNews(selector) });
  };
  Object.assign(window, { watch });
};
