import { isOfStories, isStory, linksIn } from "#adapters/html/offline-page.ts";
import { ROUTES } from "#core/routes.ts";
import { isSeen, type Kept, keptIn } from "./kept-answer.ts";

const NEWEST = 5;
const MOST_SEEN = 40;

export const newestStories = async (cache: Cache): Promise<readonly string[]> => {
  const list = await cache.match(ROUTES.posts);
  return linksIn((await list?.text()) ?? "")
    .filter(isStory)
    .slice(0, NEWEST);
};

/** Cache eviction: least recently seen first; stories neither seen nor new go at once. */
export const evictStories = async (cache: Cache): Promise<void> => {
  const newest = await newestStories(cache);
  const others = (await keptIn(cache)).filter(
    ({ address }) => isOfStories(address) && !newest.includes(address),
  );
  const isOfSeen = ({ answer }: Kept): boolean => isSeen(answer);
  const seen = others.filter(isOfSeen);
  const gone = [...others.filter((one) => !isOfSeen(one)), ...seen.slice(0, -MOST_SEEN)];
  for (const { address } of gone) await cache.delete(address);
};

export const textsWithPictures = async (cache: Cache): Promise<readonly string[]> => {
  const shown = (await keptIn(cache)).filter(
    ({ address, answer }) => isSeen(answer) || address !== ROUTES.posts,
  );
  return Promise.all(shown.map(({ answer }) => answer.text()));
};
