import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keptPages } from "#app/worker/page-cache.ts";
import { keptPictures } from "#app/worker/picture-cache.ts";
import { fakeCaches } from "#tests/support/fake-caches.ts";

const SHOP = '<script type="application/json" id="shop">{"home":"server"}</script>';

const html = (...parts: readonly string[]) =>
  `<html lang="en"><head>${SHOP}</head>${parts.join("")}</html>`;

const linkTo = (path: string) => `<a href="${path}">x</a>`;

const storyAt = (n: number) => `/our-chickens/${n}`;

const pictureOf = (n: number, width: number) =>
  `/pictures/${n.toString(16).padStart(64, "0")}/${width}.webp`;

const photo = (n: number) =>
  `<img src="${pictureOf(n, 1600)}" srcset="${pictureOf(n, 400)} 400w, ${pictureOf(n, 800)} 800w, ${pictureOf(n, 1600)} 1600w">`;

/** A shop of stories from 1 to `newest`, of which the list shows twenty, each with a photo. */
const aSite = () => {
  let newest = 50;
  let isAway = false;
  const fetched: string[] = [];
  const listed = () => Array.from({ length: 20 }, (_, at) => newest - at).filter((n) => n > 0);
  const pages: Readonly<Record<string, () => string>> = {
    "/404.html": () => html(),
    "/": () => html(linkTo("/about"), linkTo("/our-chickens"), linkTo("/checkout")),
    "/about": () => html(linkTo("/")),
    "/our-chickens": () => html(...listed().flatMap((n) => [linkTo(storyAt(n)), photo(n)])),
    "/our-chickens?before=31": () => html(linkTo(storyAt(1))),
  };
  const pageAt = (path: string): string | null => {
    const n = Number(/^\/our-chickens\/(\d+)$/.exec(path)?.[1]);
    return pages[path]?.() ?? (n <= newest ? html(`Story ${n}`, photo(n)) : null);
  };
  const fetchNow = async (asked: string | Request): Promise<Response> => {
    const path = String(asked instanceof Request ? new URL(asked.url).pathname : asked);
    if (isAway) throw new TypeError("away");
    fetched.push(path);
    if (path.startsWith("/pictures/")) return new Response("photo");
    const page = pageAt(path);
    const headers = { Date: new Date(Date.now()).toUTCString() };
    return page === null ? new Response("", { status: 404 }) : new Response(page, { headers });
  };
  vi.stubGlobal("caches", fakeCaches());
  vi.stubGlobal("fetch", vi.fn(fetchNow));
  return {
    fetched,
    publish: (n: number) => {
      newest = n;
    },
    goAway: () => {
      isAway = true;
    },
  };
};

const addressesIn = async (name: string): Promise<readonly string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) =>
    url.replace("https://farm.example", ""),
  );

const storiesIn = async (build: string) =>
  (await addressesIn(`pages of ${build}`)).filter((path) => path.startsWith("/our-chickens/"));

const picturesKept = async () => [...(await addressesIn("pictures"))].sort();

const numbered = (...numbers: readonly number[]) => numbers.map(storyAt);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T12:00:00Z") }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = () => vi.setSystemTime(Date.now() + 3_600_000);

describe("the worker", () => {
  test("keeps what every visitor may want, and of the stories the newest five with their pictures", async () => {
    const { fetched } = aSite();
    await keptPages("one").keepAll();
    const kept = (await addressesIn("pages of one")).filter((path) => !/chickens\//.test(path));
    expect([...kept].sort()).toEqual(["/", "/404.html", "/about", "/our-chickens"]);
    expect(await storiesIn("one")).toEqual(numbered(50, 49, 48, 47, 46));
    expect(await picturesKept()).toEqual([46, 47, 48, 49, 50].map((n) => pictureOf(n, 800)));
    expect(fetched.filter((path) => /chickens\/./.test(path))).toHaveLength(5);
  });

  test("keeps besides what was seen, a page of the list too", async () => {
    aSite();
    const pages = keptPages("one");
    await pages.keepAll();
    await pages.keepSeen(storyAt(7));
    await pages.keepSeen("/our-chickens?before=31");
    await pages.keepSeen("/checkout");
    await pages.keepSeen(storyAt(99));
    expect(await storiesIn("one")).toEqual(numbered(50, 49, 48, 47, 46, 7));
    expect(await addressesIn("pages of one")).toContain("/our-chickens?before=31");
    expect(await addressesIn("pages of one")).not.toContain("/checkout");
    expect(await picturesKept()).toContain(pictureOf(7, 800));
  });

  test("drops a story that is no longer new, and its picture, unless it was seen", async () => {
    const { publish } = aSite();
    const pages = keptPages("one");
    await pages.keepAll();
    await pages.keepSeen(storyAt(46));
    publish(53);
    later();
    await pages.keepAll();
    expect(new Set(await storiesIn("one"))).toEqual(new Set(numbered(46, 53, 52, 51, 50, 49)));
    expect(await picturesKept()).toEqual([46, 49, 50, 51, 52, 53].map((n) => pictureOf(n, 800)));
  });

  test("drops what was seen least recently, from the forty-first story on", async () => {
    aSite();
    const pages = keptPages("one");
    await pages.keepAll();
    for (let n = 1; n <= 40; n += 1) await pages.keepSeen(storyAt(n));
    await pages.keepSeen(storyAt(1));
    await pages.keepSeen(storyAt(41));
    const seen = (await storiesIn("one")).slice(5);
    expect(seen).toHaveLength(40);
    expect(seen).not.toContain(storyAt(2));
    expect(seen.slice(-2)).toEqual(numbered(1, 41));
  });

  test("drops a story that was deleted, and keeps one that can't be asked for", async () => {
    const { publish, goAway } = aSite();
    const pages = keptPages("one");
    await pages.keepAll();
    await pages.keepSeen(storyAt(50));
    publish(49);
    later();
    await pages.keepSeen(storyAt(50));
    expect(await storiesIn("one")).not.toContain(storyAt(50));
    goAway();
    later();
    await pages.keepSeen(storyAt(49));
    expect(await storiesIn("one")).toContain(storyAt(49));
  });

  test("asks for no page again that it got a moment ago", async () => {
    const { fetched } = aSite();
    const pages = keptPages("one");
    await pages.keepAll();
    const before = fetched.length;
    await pages.keepAll();
    await pages.keepSeen(storyAt(50));
    expect(fetched.slice(before)).toEqual(["/404.html"]);
  });

  test("takes over what was seen from an earlier build, and not what that kept ahead", async () => {
    aSite();
    const before = keptPages("one");
    await before.keepAll();
    await before.keepSeen(storyAt(7));
    const old = await caches.open("pages of zero");
    for (let n = 10; n < 20; n += 1) await old.put(storyAt(n), new Response(html()));
    const pages = keptPages("two");
    await pages.keepAsBefore();
    await pages.dropOthers();
    expect(new Set(await storiesIn("two"))).toEqual(new Set(numbered(7, 50, 49, 48, 47, 46)));
    expect((await caches.keys()).filter((name) => name.startsWith("pages"))).toEqual([
      "pages of two",
    ]);
    await pages.keepAll();
    expect(await storiesIn("two")).toContain(storyAt(7));
  });
});

describe("a picture", () => {
  const askedFor = (n: number, width: number) =>
    keptPictures.answer(new Request(`https://farm.example${pictureOf(n, width)}`));

  test("comes from the cache, and without a network in another width", async () => {
    const { fetched, goAway } = aSite();
    await keptPages("one").keepAll();
    const before = fetched.length;
    expect(await (await askedFor(50, 800)).text()).toBe("photo");
    expect(fetched).toHaveLength(before);
    goAway();
    expect(await (await askedFor(50, 400)).text()).toBe("photo");
    expect((await askedFor(3, 400)).type).toBe("error");
  });
});
