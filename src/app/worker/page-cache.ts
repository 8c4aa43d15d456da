import {
  BARE_PATH,
  bareKeptHtml,
  keptHtml,
  linksIn,
  mayBeKept,
  settingsIn,
} from "#adapters/html/offline-page.ts";

const PREFIX = "pages of ";
const MOST_KEPT = 60;
const NEW_FOR_MS = 600_000;

const momentOf = ({ headers }: Response): string =>
  new Date(headers.get("Date") ?? Date.now()).toISOString();

const isNew = (answer: Response): boolean => Date.now() - Date.parse(momentOf(answer)) < NEW_FOR_MS;

const htmlAnswer = (html: string, { headers }: Response): Response => {
  const others = new Headers(headers);
  for (const name of ["Content-Encoding", "Content-Length"]) others.delete(name);
  return new Response(html, { headers: others });
};

/** The cache of pages for when the network is away, one for each build. */
export const keptPages = (build: string) => {
  const cacheName = PREFIX + build;
  const open = () => caches.open(cacheName);

  const fetched = async (path: string): Promise<Response | null> => {
    // Ignored: the page that was kept before is as good as can be had.
    const answer = await fetch(path, { cache: "no-cache" }).catch(() => null);
    return answer?.status === 200 ? answer : null;
  };

  const textOf = async (path: string): Promise<string> =>
    (await (await open()).match(path))?.text() ?? "";

  const keep = async (path: string): Promise<string> => {
    const cache = await open();
    const known = await cache.match(path);
    const answer = known && isNew(known) ? null : await fetched(path);
    // A response that was redirected can't be stored under its path.
    if (answer) await cache.put(path, htmlAnswer(await answer.text(), answer));
    return textOf(path);
  };

  const keepBare = async (): Promise<void> => {
    const answer = await fetched(BARE_PATH);
    if (!answer) return;
    const html = await answer.text();
    if (settingsIn(html) !== settingsIn(await textOf(BARE_PATH))) await caches.delete(cacheName);
    await (await open()).put(BARE_PATH, htmlAnswer(html, answer));
  };

  const keepAll = async (paths: Iterable<string>): Promise<void> => {
    await keepBare();
    const wanted = new Set(["/", ...paths]);
    for (const path of wanted) {
      const links = linksIn(await keep(path));
      for (const link of links) if (wanted.size < MOST_KEPT) wanted.add(link);
    }
  };

  return {
    cacheName,
    keepAll,
    keepAsBefore: async (): Promise<void> => {
      const before: string[] = [];
      for (const name of await caches.keys())
        if (name.startsWith(PREFIX) && name !== cacheName)
          for (const { url } of await (await caches.open(name)).keys())
            before.push(new URL(url).pathname);
      await keepAll(before.filter(mayBeKept));
    },
    dropOthers: async (): Promise<void> => {
      for (const name of await caches.keys())
        if (name.startsWith(PREFIX) && name !== cacheName) await caches.delete(name);
    },
    dropAll: async (): Promise<void> => {
      for (const name of await caches.keys()) await caches.delete(name);
    },
    marked: async (answer: Response): Promise<Response> =>
      htmlAnswer(keptHtml(await answer.text(), momentOf(answer)), answer),
    bare: async (): Promise<Response> => {
      const cache = await open();
      const [bare, home] = [await cache.match(BARE_PATH), await cache.match("/")];
      if (!bare) return Response.error();
      const page = home ? { html: await home.text(), at: momentOf(home) } : null;
      return htmlAnswer(bareKeptHtml(await bare.text(), page), bare);
    },
  };
};
