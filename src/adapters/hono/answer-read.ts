import { createHash } from "node:crypto";
import type { Context } from "hono";

/** A read, told only where the browser doesn't have it already. */
export const answerRead = (c: Context, body: string): Response => {
  const tag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  c.header("Cache-Control", "private, no-cache");
  c.header("ETag", tag);
  if (c.req.header("If-None-Match")?.replace(/^W\//, "") === tag) return c.body(null, 304);
  return c.body(body, 200, { "Content-Type": "application/json" });
};
