/** A `Storage` with a limit, as browsers have: `setItem` beyond it throws QuotaExceededError. */
export const fakeStorage = (limit = Number.POSITIVE_INFINITY): Storage => {
  const items = new Map<string, string>();
  const used = () => [...items].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, text) => {
      const before = items.get(key);
      items.set(key, String(text));
      if (used() <= limit) return;
      if (before === undefined) items.delete(key);
      else items.set(key, before);
      // In browsers it is a DOMException, which is an Error there, and none in jsdom.
      throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
    },
  };
};
