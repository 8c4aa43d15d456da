import type { Change } from "#ports/change-feed.ts";
import type { Stores } from "#tests/support/a-shop.ts";

/** Storage events are tasks: those of what was written until now have run after this. */
export const newsArrives = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What a tab hears, of shop and visitor, while something is done; in alphabetical order. */
export const heardWhile = async (
  { shop, visitor }: Stores,
  act: () => Promise<unknown>,
): Promise<readonly Change[]> => {
  await newsArrives();
  const heard: Change[] = [];
  const hear = (topic: Change) => void heard.push(topic);
  const stops = [shop.changes.subscribe(hear), visitor.changes.subscribe(hear)];
  await act();
  await newsArrives();
  for (const stop of stops) stop();
  return heard.sort();
};
