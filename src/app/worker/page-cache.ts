import {
  BARE_PATH,
  bareKeptHtml,
  isOfOneBrowser,
  isStory,
  keptHtml,
  linksIn,
  mayBeKept,
  settingsIn,
} from "#adapters/html/offline-page.ts";
import { asSeen, htmlAnswer, isNew, isSeen, keptIn, momentOf } from "./kept-answer.ts";
import { evictStories, newestStories, textsWithPictures } from "./kept-stories.ts";
import { keptPictures } from "./picture-cache.ts";

const PREFIX = "pages of ";
const MOST_PAGES = 30;

const asked = (address: string): Promise<Response | null> =>
  // Ignored: the page that was kept before is as good as can be had.
  fetch(address, { cache: "no-cache" }).catch(() => null);

const latestOf = async (
  address: string,
  known: Response | undefined,
): Promise<Response | undefined> => {
  if (known && isNew(known)) return known;
  const answer = await asked(address);
  if (answer?.status === 404) return undefined;
  return answer?.status === 200 ? answer : known;
};

export const keptPages = (build: string) => {
  const cacheName = PREFIX + build;
  const open = () => caches.open(cacheName);
  const isOther = (name: string): boolean => name.startsWith(PREFIX) && name !== cacheName;

  const textOf = async (address: string): Promise<string> =>
    (await (await open()).match(address))?.text() ?? "";

  const keep = async (address: string, seen = false): Promise<string> => {
    const cache = await open();
    const known = await cache.match(address);
    const answer = await latestOf(address, known);
    if (!answer) {
      await cache.delete(address);
      return "";
    }
    const html = await answer.text();
    const page = htmlAnswer(html, answer);
    if (seen || isSeen(known)) await cache.put(address, asSeen(page));
    else if (answer !== known) await cache.put(address, page);
    return html;
  };

  const keepBare = async (): Promise<void> => {
    const answer = await asked(BARE_PATH);
    if (answer?.status !== 200) return;
    const html = await answer.text();
    if (settingsIn(html) !== settingsIn(await textOf(BARE_PATH))) await caches.delete(cacheName);
    await (await open()).put(BARE_PATH, htmlAnswer(html, answer));
  };

  const keepPages = async (): Promise<void> => {
    const wanted = new Set(["/"]);
    for (const address of wanted) {
      const links = linksIn(await keep(address)).filter((link) => !isStory(link));
      for (const link of links) if (wanted.size < MOST_PAGES) wanted.add(link);
    }
  };

  const keepStories = async (): Promise<void> => {
    const cache = await open();
    for (const story of await newestStories(cache)) await keep(story);
    await evictStories(cache);
    const texts = await textsWithPictures(cache);
    for (const text of texts) await keptPictures.keepOf(text);
    await keptPictures.dropAllBut(texts);
  };

  const seenBefore = async (): Promise<readonly string[]> => {
    const names = (await caches.keys()).filter(isOther);
    const kept = await Promise.all(names.map(async (name) => keptIn(await caches.open(name))));
    return kept
      .flat()
      .filter(({ address, answer }) => isSeen(answer) && mayBeKept(address))
      .map(({ address }) => address);
  };

  return {
    cacheName,
    keepBare,
    isOneBrowser: async (): Promise<boolean> => isOfOneBrowser(await textOf(BARE_PATH)),
    hasBare: async (): Promise<boolean> => (await textOf(BARE_PATH)) !== "",
    keepAll: async (): Promise<void> => {
      await keepBare();
      await keepPages();
      await keepStories();
    },
    keepSeen: async (address: string): Promise<void> => {
      if (!mayBeKept(address)) return;
      await keptPictures.keepOf(await keep(address, true));
      await evictStories(await open());
    },
    keepAsBefore: async (): Promise<void> => {
      await keepBare();
      for (const address of await seenBefore()) await keep(address, true);
      await keepPages();
      await keepStories();
    },
    dropOthers: async (): Promise<void> => {
      for (const name of (await caches.keys()).filter(isOther)) await caches.delete(name);
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
