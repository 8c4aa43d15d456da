import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";

const WORKER = "/sw.js";

const freshnessOf = (path: string): string => {
  if (path === WORKER) return "no-cache";
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
};

export const sendFiles = (folder: string): MiddlewareHandler => {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (c: Context, next) => {
    const { path } = c.req;
    // Built pages hold the other home's settings, and dot folders the build's manifest.
    const isFile = /\.(?!html?$)[a-z0-9]+$/i.test(path) && !path.includes("/.");
    if (!isFile) return next();
    const file = await serve(c, next);
    if (!(file instanceof Response)) return;
    file.headers.set("Cache-Control", freshnessOf(path));
    // Also without an encoding, or a shared cache would serve one encoding to all.
    file.headers.set("Vary", "Accept-Encoding");
    return file;
  };
};
