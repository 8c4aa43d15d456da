import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";

const WORKER = "/sw.js";

const freshnessOf = (path: string): string => {
  if (path === WORKER) return "no-cache";
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
};

/** The files of a built site. Passes on what is none of them. */
export const sendFiles = (folder: string): MiddlewareHandler => {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (c: Context, next) => {
    const { path } = c.req;
    // The pages as they were built hold the settings of the other home; the manifest is nobody's business.
    const isFile = /\.(?!html?$)[a-z0-9]+$/i.test(path) && !path.includes("/.");
    if (!isFile) return next();
    const file = await serve(c, next);
    if (!(file instanceof Response)) return;
    file.headers.set("Cache-Control", freshnessOf(path));
    // Of what isn't packed too: whatever lies between would keep it for all.
    file.headers.set("Vary", "Accept-Encoding");
    return file;
  };
};
