const KEY = "hiddenSplashVersion";

/** Whether the line of this version was put away in this visit. */
export const wasHidden = (version: number): boolean => {
  try {
    return window.sessionStorage.getItem(KEY) === String(version);
  } catch {
    return false;
  }
};

/** Puts the line of this version away until the visit ends; where a browser keeps nothing, until the page is loaded anew. */
export const keepHidden = (version: number): void => {
  try {
    window.sessionStorage.setItem(KEY, String(version));
  } catch {
    // Ignored: it is gone from the page, which is what was asked for.
  }
};
