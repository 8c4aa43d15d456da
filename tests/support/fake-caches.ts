const ORIGIN = "https://farm.example";

const urlOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).href;

/** A browser's caches, as far as the service worker uses them: what was put last is last. */
const fakeCache = () => {
  const kept = new Map<string, Response>();
  return {
    match: async (asked: RequestInfo | URL) => kept.get(urlOf(asked))?.clone(),
    put: async (asked: RequestInfo | URL, answer: Response) => {
      const copy = new Response(await answer.blob(), answer);
      kept.delete(urlOf(asked));
      kept.set(urlOf(asked), copy);
    },
    delete: async (asked: RequestInfo | URL) => kept.delete(urlOf(asked)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
};

export const fakeCaches = () => {
  const named = new Map<string, ReturnType<typeof fakeCache>>();
  return {
    open: async (name: string) => {
      const cache = named.get(name) ?? fakeCache();
      named.set(name, cache);
      return cache;
    },
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
  };
};
