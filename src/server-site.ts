import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { type PageSettings, pagesRoute } from "#adapters/hono/pages.ts";
import type { PostRepository } from "#ports/post-repository.ts";
import { headOfPath, pageWords } from "#ui/found/page-heads.ts";

const SCRIPT = "src/main-shared.tsx";

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** The scripts that a script can't start without, by their paths. */
const importsOf = (
  manifest: Manifest,
  name: string,
  seen = new Set<string>(),
): readonly string[] => {
  for (const imported of manifest[name]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(manifest, imported, seen);
  }
  return [...seen].flatMap((one) => manifest[one]?.file ?? []);
};

const NOT_FOUND = {
  status: 404,
  ...pageWords("Page Not Found", "There is no such page."),
} as const;

const ANY_STORY = { title: "Our Chickens", excerpt: "A story of the farm." };

const headOf = async (path: string, posts: Pick<PostRepository, "find">) => {
  const head = headOfPath(path);
  if (head.kind === "page") return { status: 200, ...head } as const;
  // Without its database the shop still shows its page.
  const post = head.kind === "post" ? await posts.find(head.id).catch(() => ANY_STORY) : null;
  return post
    ? ({ status: 200, ...pageWords(post.title || "Untitled", post.excerpt) } as const)
    : NOT_FOUND;
};

/** The built site: its page for every route, from memory, and its files. */
export const siteIn = (
  folder: string,
  settings: PageSettings,
  posts: Pick<PostRepository, "find">,
) => {
  const manifest = JSON.parse(
    readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const page = pagesRoute({
    html: readFileSync(join(folder, "index.html"), "utf8"),
    settings,
    script: `/${manifest[SCRIPT]?.file}`,
    preloads: importsOf(manifest, SCRIPT).map((file) => `/${file}`),
    headOf: (path) => headOf(path, posts),
  });
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, c) =>
      c.header(
        "Cache-Control",
        c.req.path.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
      ),
  });
  const files: MiddlewareHandler = (c: Context, next) => {
    const { path } = c.req;
    // The page as it was built holds the settings of the other home; the manifest is nobody's business.
    const isFile = /\.(?!html?$)[a-z0-9]+$/i.test(path) && !path.includes("/.");
    return isFile ? serve(c, next) : next();
  };
  return { page, files };
};
