import { matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly, type StrategyOptions } from "workbox-strategies";
import { isPictureFile } from "#adapters/html/kept-pictures.ts";
import { isAdmin, isOutOfDoors, isPublic } from "#adapters/html/offline-page.ts";
import { isDrawing } from "#core/pictures/drawings.ts";
import { pageAddress } from "#core/posts/posts-address.ts";
import { asSeen } from "./kept-answer.ts";
import { keptPages } from "./page-cache.ts";
import { keptPictures } from "./picture-cache.ts";
import { keptShell } from "./shell-cache.ts";

declare const self: ServiceWorkerGlobalScope;

const TIMEOUT_S = 3;
const TILL = /^\/checkout\/?$/;
const OF_PROXIES = [502, 503, 504];

interface Marks {
  readonly isOfAdmin?: true;
  readonly isOutOfDoors?: boolean;
}

const marksOf = (file: (typeof self.__WB_MANIFEST)[number]): Marks =>
  typeof file === "string" ? {} : (file as Marks);

const built = self.__WB_MANIFEST;
const files = built.filter((file) => !marksOf(file).isOfAdmin);
const ofAdmin = built.filter((file) => marksOf(file).isOfAdmin);
const starts = files
  .map((file) => (typeof file === "string" ? file : file.url))
  .filter((url) => /\/(?:index|shared)-[^/]+\.js$/.test(url));
const build = starts.join(" ");
const pages = keptPages(build);
const pathOf = (file: (typeof built)[number]): string =>
  `/${typeof file === "string" ? file : file.url}`;
const shell = keptShell(
  "admin of ",
  build,
  ofAdmin.filter((file) => marksOf(file).isOutOfDoors).map(pathOf),
);
const whole = keptShell("whole of ", build, ofAdmin.map(pathOf));

precache(files);

self.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([pages.keepAsBefore(), shell.keepAsBefore(), whole.keepAsBefore()])),
);

// By now no tab of another build is open.
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([pages.dropOthers(), shell.dropOthers(), whole.dropOthers(), self.clients.claim()]),
  ),
);

interface Seen {
  readonly seen: string;
  readonly isFirst: boolean;
}

const keepShell = async (answer: MessagePort | undefined): Promise<void> => {
  await pages.keepBare();
  answer?.postMessage((await shell.keep()) && (await pages.hasBare()));
};

const keepAll = async (): Promise<void> => {
  await pages.keepAll();
  if (await pages.isOneBrowser()) await whole.keep();
};

self.addEventListener("message", (event) => {
  if ("keepsShell" in event.data) return event.waitUntil(keepShell(event.ports[0]));
  const { seen, isFirst } = event.data as Seen;
  const others = isFirst ? keepAll() : Promise.resolve();
  event.waitUntil(others.then(() => pages.keepSeen(seen)));
});

const leaveWhereUnwanted = async (): Promise<void> => {
  const answer = await fetch(self.location.href, { method: "HEAD", cache: "no-store" });
  if (answer.status !== 404) return;
  await self.registration.unregister();
  await pages.dropAll();
};

type Plugin = NonNullable<StrategyOptions["plugins"]>[number];

const ofTheShop: Plugin = {
  fetchDidSucceed: async ({ response, event }) => {
    if (OF_PROXIES.includes(response.status)) throw new Error("The shop does not answer.");
    // Ignored: the next answer tries again.
    event.waitUntil(leaveWhereUnwanted().catch(() => undefined));
    return response;
  },
  handlerDidError: pages.bare,
};

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pageAddress(pathname.replace(/(.)\/$/, "$1"), search);
};

registerRoute(
  ({ request, url }) => request.mode === "navigate" && TILL.test(url.pathname),
  new NetworkOnly({ plugins: [ofTheShop] }),
);

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isOutOfDoors(url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: TIMEOUT_S, plugins: [ofTheShop] }),
);

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isAdmin(url.pathname),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async () => ((await pages.isOneBrowser()) ? pages.bare() : undefined),
      },
    ],
  }),
);

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isPublic(url.pathname),
  new NetworkFirst({
    cacheName: pages.cacheName,
    networkTimeoutSeconds: TIMEOUT_S,
    matchOptions: { ignoreVary: true },
    plugins: [
      ofTheShop,
      {
        cacheKeyWillBeUsed: async ({ request }) => addressOf(request),
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 ? asSeen(response) : null,
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && pages.marked(cachedResponse),
      },
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPictureFile(url.pathname),
  ({ request }) => keptPictures.answer(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isDrawing(url.pathname),
  async ({ request, url }) =>
    // Ignored: offline the picture comes from the cache.
    fetch(request).catch(async () => (await matchPrecache(url.pathname)) ?? Response.error()),
);
