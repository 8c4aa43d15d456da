import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headOf } from "#adapters/seo/head-of.ts";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { FARM } from "#core/farm.ts";
import { summaryOf } from "#core/posts/post.ts";
import { ROUTES } from "#core/routes.ts";
import { aCleanPost, FARM_ORIGIN, headAt } from "#tests/support/parsed-head.ts";
import { aPost, aPostPage } from "#tests/support/records.ts";

const PUBLIC = Object.values(ROUTES).filter((path) => path !== ROUTES.post);
const ADMIN = Object.values(ADMIN_ROUTES).map((path) => path.replace(":id", "1"));

describe("headOf a public page", () => {
  test.each(PUBLIC)("%s has title, description, address and preview", (path) => {
    const { status, title, meta, canonical } = headAt(path);
    expect(status).toBe(200);
    expect(title).toContain(FARM.name);
    expect(meta("description")).not.toBe("");
    expect(meta("robots")).toBeNull();
    expect(canonical).toBe(`https://farm.example${path}`);
    expect(meta("og:url")).toBe(canonical);
    expect(title).toContain(meta("og:title"));
    expect(meta("og:description")).toBe(meta("description"));
    expect(meta("og:site_name")).toBe("Farmgate");
    expect(meta("og:locale")).toBe("en_GB");
    expect(meta("og:type")).toBe("website");
    expect(meta("og:image")).toBe("https://farm.example/pictures/og.png");
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
    expect(meta("og:image:alt")).toContain("hen");
    expect(meta("twitter:card")).toBe("summary_large_image");
  });

  test("ignores a slash at the end of the path", () => {
    expect(headAt("/about/").tags).toBe(headAt("/about").tags);
    expect(headAt("/").canonical).toBe("https://farm.example/");
  });

  test.each(PUBLIC)("has no address for %s where the origin is unknown", (path) => {
    const { tags, meta, canonical } = headAt(path, { farm: FARM }, null);
    expect(canonical).toBeNull();
    expect(meta("og:title")).not.toBeNull();
    expect(meta("twitter:card")).toBe("summary");
    expect(tags).not.toContain("null");
    expect(tags).not.toContain("undefined");
    expect(tags.replaceAll("https://schema.org", "")).not.toMatch(/https?:|og:image|og:url/);
  });
});

describe("headOf a page of the stories", () => {
  const older = { ...aPostPage(summaryOf(aPost())), total: 41, newer: 40 };
  const AT = "/our-chickens?before=1775203200000";

  test("beyond the first has a title, an address and a list of its own", () => {
    const { title, canonical, meta, things } = headAt(AT, { posts: older });
    expect(title).toBe("Our Chickens, page 3 – Farmgate");
    expect(canonical).toBe(`https://farm.example${AT}`);
    expect(meta("og:url")).toBe(canonical);
    expect(things("Blog")).toMatchObject([{ url: canonical, blogPost: [{ headline: "Hens" }] }]);
  });

  test("that holds the newest is the first page, whatever it was asked as", () => {
    const first = headAt("/our-chickens", { posts: aPostPage() });
    expect(first.title).toBe("Our Chickens – Farmgate");
    expect(headAt(AT, { posts: aPostPage() }).tags).toBe(first.tags);
    expect(headAt("/our-chickens?before=x", { posts: aPostPage() }).tags).toBe(first.tags);
  });

  test("beyond the oldest is not found", () => {
    expect(headAt(AT, { posts: { ...older, items: [] } }).status).toBe(404);
  });
});

describe("headOf a story", () => {
  test("has its title, excerpt and day", async () => {
    const { status, title, meta, canonical } = headAt("/our-chickens/1775203200000", {
      farm: FARM,
      post: await aCleanPost({ date: "2026-04-03T09:00:00+01:00" }),
    });
    expect(status).toBe(200);
    expect(title).toBe("Marigold's New Hat – Farmgate");
    expect(canonical).toBe("https://farm.example/our-chickens/1775203200000");
    expect(meta("og:title")).toBe("Marigold's New Hat");
    expect(meta("description")).toBe("She wears it well.");
    expect(meta("og:type")).toBe("article");
    expect(meta("article:published_time")).toBe("2026-04-03T08:00:00.000Z");
  });

  test("has a text also without title, excerpt or day", async () => {
    const post = await aCleanPost({ title: "", excerpt: "", date: "some day" });
    const { title, meta } = headAt(`/our-chickens/${post.id}`, { farm: FARM, post });
    expect(title).toBe("Untitled – Farmgate");
    expect(meta("description")).toBe("A story of the hens of Farmgate.");
    expect(meta("article:published_time")).toBeNull();
  });

  test.each([
    ["", "/pictures/og.png"],
    ["/pictures/story-spring.svg", "/pictures/og.png"],
    ["data:image/png;base64,AAAA", "/pictures/og.png"],
    ["/pictures/hat.jpg", "/pictures/hat.jpg"],
  ])("with the picture %j is shared with %s", async (featuredImage, shared) => {
    const post = await aCleanPost({ featuredImage });
    const { meta } = headAt(`/our-chickens/${post.id}`, { farm: FARM, post });
    expect(meta("og:image")).toBe(`${FARM_ORIGIN}${shared}`);
    expect(meta("og:image:width")).toBe(shared === "/pictures/og.png" ? "1200" : null);
  });

  test("that isn't searchable is named after all stories", () => {
    const { status, title, canonical } = headAt("/our-chickens/7", { farm: FARM, post: "unread" });
    expect([status, title]).toEqual([200, "Our Chickens – Farmgate"]);
    expect(canonical).toBe("https://farm.example/our-chickens/7");
  });
});

describe("headOf a hidden page", () => {
  test.each(ADMIN)("%s has a title and no address", (path) => {
    const { status, title, meta, canonical } = headAt(path);
    expect(status).toBe(200);
    expect(title).toMatch(/^Admin .* – Farmgate$/);
    expect(meta("robots")).toBe("noindex");
    expect([canonical, meta("og:title")]).toEqual([null, null]);
  });

  test.each([
    "/no/such/page",
    "/abouts",
    "/admin/nothing",
    "/admin/flocks/9",
    "/our-chickens/7",
    "/our-chickens/7/8",
    "/our-chickens/%E0%A4%A",
    "/constructor",
    "///",
    "/about//",
  ])("calls %s not found", async (path) => {
    const { status, title, meta, canonical } = headAt(path, {
      farm: FARM,
      post: await aCleanPost(),
    });
    expect(status).toBe(404);
    expect(title).toBe("Page Not Found – Farmgate");
    expect(meta("robots")).toBe("noindex");
    expect([canonical, meta("og:title")]).toEqual([null, null]);
  });

  test("exists for any path, and finds none but the shop's own", async () => {
    const post = await aCleanPost();
    const known = new Set([...PUBLIC, ...ADMIN, `/our-chickens/${post.id}`]);
    const segments = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("", "admin", "our-chickens", "order", post.id, "success", "about"),
    );
    fc.assert(
      fc.property(fc.array(segments, { maxLength: 4 }), (parts) => {
        const path = `/${parts.join("/")}`;
        const isEdit = /^\/admin\/posts\/edit\/[^/]+\/?$/.test(path);
        const own = path.length > 1 ? path.replace(/\/$/, "") : path;
        fc.pre(!isEdit);
        expect(headOf(path, { farm: FARM, post }, FARM_ORIGIN).status).toBe(
          known.has(own) ? 200 : 404,
        );
      }),
    );
  });
});

test("a preview shows Home's own picture where the owner has one, on every page but a story's", () => {
  const hash = "a".repeat(64);
  const picture = `/pictures/${hash}?1600x1067.jpg,800.webp`;
  for (const path of ["/", "/about", "/contact"]) {
    const { meta } = headAt(path, { farm: FARM, picture });
    expect(meta("og:image")).toBe(`${FARM_ORIGIN}/pictures/${hash}/1600.jpg`);
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1600", "1067"]);
  }
});
