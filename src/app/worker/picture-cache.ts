import { folderOf, picturesIn } from "#adapters/html/kept-pictures.ts";

const CACHE = "pictures";

const open = (): Promise<Cache> => caches.open(CACHE);

const keptIn = async (cache: Cache): Promise<readonly string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

const sameOf = async (path: string): Promise<Response | undefined> => {
  const cache = await open();
  const same = (await keptIn(cache)).find((kept) => folderOf(kept) === folderOf(path));
  return same === undefined ? undefined : cache.match(same);
};

const keepOne = async (path: string): Promise<void> => {
  if (await sameOf(path)) return;
  // Ignored: the page shows without it.
  const answer = await fetch(path).catch(() => null);
  if (answer?.status === 200) await (await open()).put(path, answer);
};

export const keptPictures = {
  keepOf: async (html: string): Promise<void> => {
    for (const path of picturesIn(html)) await keepOne(path);
  },
  dropAllBut: async (pages: readonly string[]): Promise<void> => {
    const named = new Set(pages.flatMap(picturesIn).map(folderOf));
    const cache = await open();
    for (const path of await keptIn(cache))
      if (!named.has(folderOf(path))) await cache.delete(path);
  },
  answer: async (request: Request): Promise<Response> => {
    const known = await (await open()).match(request.url);
    if (known) return known;
    const { pathname } = new URL(request.url);
    // Ignored: offline another width is better than none.
    return fetch(request).catch(async () => (await sameOf(pathname)) ?? Response.error());
  },
};
