import type { EventFeed } from "#adapters/http/event-feed.ts";
import { httpSend } from "#adapters/http/http-send.ts";
import { remoteShop, type Send } from "#adapters/http/remote-shop.ts";
import { rememberingWindow } from "#adapters/http/shop-window.ts";
import type { PageRecords } from "#app/render/page-records.ts";
import type { Shop } from "#core/shop.ts";
import { newCode } from "./browser-deps.ts";

const KEY_LENGTH = 24;
const SESSION_CALLS = /\/log(?:In|Out)$/;

/** Which call answers what a page shows. */
const CALLS: Readonly<Record<string, string>> = { prices: "getPrices", inventory: "getInventory" };

const shownIn = (records: PageRecords | null): ReadonlyMap<string, unknown> =>
  new Map(records?.known.map(([[topic = ""], answer]) => [CALLS[topic] ?? topic, answer]));

/** The shop on a server, as this browser asks it. The records are those that the page shows already. */
export const remoteInBrowser = (feed: EventFeed, records: PageRecords | null): Shop => {
  const ask = rememberingWindow(
    httpSend({
      fetch: (path, init) => window.fetch(path, init),
      newKey: () => newCode(KEY_LENGTH),
      wait: (milliseconds) =>
        new Promise((resolve) => {
          window.setTimeout(resolve, milliseconds);
        }),
    }),
    shownIn(records),
  );
  const send: Send = async (path, travel, input) => {
    const answer = await ask(path, travel, input);
    // From now on the stream tells what this caller may know.
    if (SESSION_CALLS.test(path)) feed.reopen();
    return answer;
  };
  return remoteShop(send);
};
